import type { Given, PageWords } from './bundle';

/** What differs by whom the campaign addresses. */
const callWords: Record<Given['addressed']['kind'], (given: Given) => object> = {
  'us-senators': ({ name, nameHtml, demands, question, hashtag }) => ({
    open_graph_description: `${name}, {dates}. Llame a sus senadores, firme la carta abierta y corra la voz.`,
    share_tweet: `${question} Llame con nosotros a sus senadores. ${hashtag}`,
    intro_lead:
      'Llame a sus senadores, firme la carta abierta y corra la voz hasta que respondan todos.',
    intro_letter_cta: 'Firme la carta y llame a sus senadores',
    callpower_script: `<p>Hola, me llamo (inserte el nombre) y vivo en (inserte el estado). Tengo un mensaje para (inserte el nombre).</p><p>Le pido que apoye nuestras demandas:</p><ol>${demands}</ol><p>Por favor, anote mi llamada y mis razones. Gracias.</p>`,
    callpower_voicemail: `<p>Soy (inserte el nombre), de (inserte la ciudad), código postal (inserte el código). Le pido a (inserte el nombre) que apoye todas las demandas de ${nameHtml}. Anote mi llamada, por favor. Gracias.</p>`,
    call_page_title: 'Llame al Senado',
    call_page_description: 'Envíe el formulario y le comunicamos con sus senadores.',
  }),
  list: ({ name, nameHtml, demands, question, hashtag, addressed: { call } }) => ({
    open_graph_description: `${name}, {dates}. ${call}, firme la carta abierta y corra la voz.`,
    share_tweet: `${question} ${call} con nosotros. ${hashtag}`,
    intro_lead: `${call}, firme la carta abierta y corra la voz hasta que respondan todos.`,
    intro_letter_cta: 'Firme la carta y después llame',
    callpower_script: `<p>Hola, me llamo (inserte el nombre) y vivo en (inserte la ciudad). Tengo un mensaje para (inserte el nombre).</p><p>Le pido que apoye nuestras demandas:</p><ol>${demands}</ol><p>Por favor, anote mi llamada y mis razones. Gracias.</p>`,
    callpower_voicemail: `<p>Soy (inserte el nombre), de (inserte la ciudad). Le pido a (inserte el nombre) que apoye todas las demandas de ${nameHtml}. Anote mi llamada, por favor. Gracias.</p>`,
    call_page_title: call,
    call_page_description: 'Elija a quién llamar y envíe el formulario: le comunicamos.',
  }),
  nobody: ({ name, question, hashtag }) => ({
    open_graph_description: `${name}, {dates}. Firme la carta abierta y corra la voz.`,
    share_tweet: `${question} Firme la carta con nosotros. ${hashtag}`,
    intro_lead: 'Firme la carta abierta, haga un cartel y corra la voz.',
    intro_letter_cta: 'Firme la carta',
    callpower_script: '<p>En esta campaña no se llama a nadie.</p>',
    call_page_title: 'Sin llamadas',
    call_page_description: 'En esta campaña no se llama a nadie.',
  }),
};

/** The Spanish counterpart of english.ts. */
export const spanish: PageWords = {
  locale: 'es',
  now: '¡YA!',
  claim: (question, demand) => `Una pancarta sobre una marcha: ${question} ${demand}.`,
  site: ({ name, nameHtml, demands, question, hashtag, addressed }) => ({
    intro_demands_title: 'Exigimos:',
    intro_moral_monday_cta: 'Únase al próximo evento',
    intro_calendar_cta: 'Calendario',
    intro_selfie_cta: 'Tómese una selfie',
    intro_selfie_subtext: 'Haga un cartel',
    intro_toolkit_cta: 'Ayude a correr la voz',
    letter_title: 'Carta abierta',
    letter_text: `<p>${addressed.salutation || 'A los miembros del Senado de los Estados Unidos:'}</p><p>Escriba aquí quiénes son y por qué escriben: dos o tres párrafos, y la fuente de cada dato.</p><p>Exigimos:</p><ol>${demands}</ol>`,
    letter_cta: 'Firme la carta',
    calendar_title: 'Calendario',
    toolkit_title: 'Pegue los carteles',
    toolkit_description: 'Imágenes y mensajes listos. Guarde una imagen, publíquela y compártala.',
    toolkit_cta: 'Ver los materiales',
    selfies_title: 'Haga un cartel',
    selfies_description:
      'Tómese una foto, escriba lo que espera en 140 caracteres y conviértalos en cartel.',
    selfies_cta: 'Tómese una selfie',
    selfies_sample_caption: `Estoy con ${name}.`,
    selfies_default_caption: `Estoy con ${name}.`,
    news_title: 'En las noticias',
    partners_title: 'Organizaciones aliadas',
    june21_title: 'Un día especial',
    june21_text: '<p>Escriba aquí sobre un día que merezca una sección propia.</p>',
    where_title: 'Dónde nos reunimos',
    where_text: '<p>Escriba aquí cuándo y dónde se reúnen, y para qué.</p>',
    where_cta: 'Detalles',
    footer_built_by:
      '<p>Compuesto en Anton y Public Sans, con licencia <span lang="en-US">Open Font License</span>.</p>',
    footer_follow_us: 'Síganos en las redes sociales:',
    footer_contact_info:
      '<p>© {year} {name}, {dates}</p><p>Contacto de prensa: <a href="mailto:{email}">{email}</a></p>',
    toolkit_page_title: 'Materiales para redes sociales',
    toolkit_page_description: 'Guarde una imagen, publique el texto y corra la voz',
    toolkit_page_share_instructions:
      'Haga clic con el botón derecho y guarde la imagen; después presione “TUITEAR” y agregue la imagen a su tuit.',
    toolkit_page_share_instructions_phone:
      'Presione “COMPARTIR CON LA IMAGEN”: su teléfono envía la imagen y el texto juntos. O mantenga el dedo sobre la imagen para guardarla.',
    toolkit_page_tweet_label: 'Texto del tuit:',
    toolkit_page_tweet_cta: 'Tuitear',
    toolkit_page_download_all_cta: 'Descargar todas las imágenes para redes sociales',
    ...callWords[addressed.kind]({ name, nameHtml, demands, question, hashtag, addressed }),
  }),
  covid: {
    title: 'Antes de venir',
    intro: 'Escriba aquí lo que la gente debe saber antes de venir a sus eventos:',
    guidance: ['Escriba aquí una indicación: cómo llegar, por ejemplo, o qué traer.'],
  },
};
