import type { RallyKey } from '../rally/rally-parts';
import type { Message, ReportLanguage } from './check/files/problem';

/**
 * What a key is for, in both of the editors' languages, and an example of it. What stands before the first
 * ; : or . names the key by itself: it is the label of its field in the form editor.
 */
type KeyDoc = readonly [english: string, spanish: string, example: unknown];

const services: Message = {
  en: 'facebook, vimeo or youtube',
  es: 'facebook, vimeo o youtube',
};
const videoId: Message = {
  en: 'the end of its address, not the whole address',
  es: 'el final de su dirección, no la dirección completa',
};

/** What each part of the rally card says: its label in both languages, and an example. */
const rallyTexts: Record<RallyKey, readonly [en: string, es: string, example: string]> = {
  rally_meeting_point: [
    'Where we meet',
    'Dónde nos reunimos',
    '<p>At 3 pm, at the north steps of the Capitol, under the yellow banner.</p>',
  ],
  rally_way_there: [
    'The way there',
    'Cómo llegar',
    '<p>Bus 1 stops in front. Park at the market.</p>',
  ],
  rally_access: [
    'Access: wheelchairs, interpreters, places to sit',
    'Acceso: sillas de ruedas, intérpretes, dónde sentarse',
    '<p>A ramp on the left. Interpreters stand by the stage.</p>',
  ],
  rally_bring: ['What to bring', 'Qué llevar', '<p>Water, a hat, your medicine.</p>'],
  rally_legal_help: [
    'The legal help line: when to ring it and what it does',
    'La línea de ayuda legal: cuándo llamar y qué hace',
    '<p>Ring it if you or somebody near you is arrested.</p>',
  ],
  rally_marshals: [
    'The marshals: how to know them and what they are for',
    'El equipo de orden: cómo reconocerlo y para qué está',
    '<p>They wear yellow vests. Ask them anything.</p>',
  ],
  rally_rights: [
    'Know your rights',
    'Conozca sus derechos',
    '<p>What an attorney has written and reviewed for this rally.</p>',
  ],
};

const reviewer = 'Ana Ruiz, attorney, Raleigh';
const phoneExample = '(202) 224-3121';

/** The keys of the rally card: each part with what it says and who stands by it. */
function rallyDocs(): Record<string, KeyDoc> {
  const parts = Object.entries(rallyTexts).flatMap(([key, [en, es, text]]): [string, KeyDoc][] => {
    const source = 'The Legal Aid Clinic, “At a rally”';
    const part = { text, source, reviewed_by: reviewer, reviewed_on: '2021-10-20' };
    const example = key === 'rally_legal_help' ? { ...part, phone: phoneExample } : part;
    return [
      [key, [`${en}. May be left out`, `${es}. Puede faltar`, example]],
      [`${key}.text`, ['The text. HTML', 'El texto. HTML', text]],
      [
        `${key}.source`,
        ['Where that comes from: who wrote it', 'De dónde viene: quién lo escribió', source],
      ],
      [
        `${key}.source_link`,
        [
          'The page where it can be read; may be left out',
          'La página donde se puede leer; puede faltar',
          'https://www.example.org/rights',
        ],
      ],
      [
        `${key}.reviewed_by`,
        [
          'Who reviewed it: name and profession; the page shows both',
          'Quién lo revisó: nombre y profesión; la página los muestra',
          reviewer,
        ],
      ],
      [
        `${key}.reviewed_on`,
        [
          'When it was reviewed: on the day itself or before, and within a year of the rally',
          'Cuándo se revisó: a más tardar hoy, y no más de un año antes del mitin',
          '2021-10-20',
        ],
      ],
    ];
  });
  return {
    ...Object.fromEntries(parts),
    'rally_legal_help.phone': ['Its number', 'Su número', phoneExample],
    'rally_marshals.phone': [
      'Their number; may be left out',
      'Su número; puede faltar',
      phoneExample,
    ],
  };
}

/** By file, and there by key; `[]` stands for the entries of a list. */
export const keyDocs: Record<string, Record<string, KeyDoc>> = {
  site: {
    site_title: [
      'The name of the campaign, in titles and shares',
      'El nombre de la campaña, en títulos y en lo que se comparte',
      'Season of Moral Action',
    ],
    open_graph_title: [
      'The title of a shared link; {name}, {dates} and {question} are filled in from site_title, the season and intro_title',
      'El título de un enlace compartido; {name}, {dates} y {question} se llenan con site_title, la temporada e intro_title',
      '{question} {name}',
    ],
    open_graph_description: [
      'The sentence under the title of a shared link; {name}, {dates} and {question} are filled in',
      'La frase debajo del título de un enlace compartido; {name}, {dates} y {question} se llenan',
      'Call your senators, sign the open letter, join the march.',
    ],
    open_graph_image: [
      'The picture of a shared link: 1200 by 630 pixels, under /images/',
      'La imagen de un enlace compartido: 1200 por 630 píxeles, de /images/',
      '/images/share-en.png',
    ],
    share_text: [
      'What stands before a shared address; may be left out',
      'Lo que va delante de una dirección compartida; puede faltar',
      'Join us:',
    ],
    share_tweet: [
      'What the share button suggests to tweet; the page’s address is added and counts 24 characters',
      'Lo que el botón de compartir propone para un tuit; se le suma la dirección de la página, que cuenta como 24 caracteres',
      'Tell your senators: end the filibuster. #MoralMonday',
    ],
    notice: [
      'A sentence at the top of every page until a moment: text and until; null for none',
      'Una frase arriba de todas las páginas hasta cierto momento: text y until; null si no hay',
      { text: 'Tonight: moved to Union Station', until: '2021-08-02T19:00' },
    ],
    'notice.text': ['The sentence', 'La frase', 'Tonight: moved to Union Station'],
    'notice.until': ['When it goes away', 'Cuándo desaparece', '2021-08-02T23:00:00Z'],
    intro_title: [
      'The question or slogan at the top of the home page',
      'La pregunta o el lema que abre la página de inicio',
      'Which side are you on?',
    ],
    intro_answer: [
      'The answer that stands there once somebody has called, signed or made a poster',
      'La respuesta que aparece ahí cuando la persona ya llamó, firmó o hizo su cartel',
      'This one.',
    ],
    place_question: [
      'The question about the senators of one state, on the picture of its shared link; {place} and {names} are filled in. May be left out',
      'La pregunta sobre los senadores de un estado, en la imagen del enlace que se comparte; {place} y {names} se completan solos. Puede faltar',
      '{place}: which side are {names} on?',
    ],
    intro_lead: [
      'The sentence under the question',
      'La frase debajo de la pregunta',
      'Four demands, one hundred senators.',
    ],
    intro_demands_title: [
      'What introduces the demands',
      'Lo que presenta las demandas',
      'We demand that the Senate:',
    ],
    intro_demands: [
      'The demands, one placard each. HTML: <em> marks the words to set large',
      'Las demandas, un cartel cada una. HTML: <em> marca las palabras que van en grande',
      ['End the <em>filibuster</em>', 'Raise the wage to <em>$15/hr</em>'],
    ],
    intro_letter_cta: [
      'The button that leads to the letter and the call',
      'El botón que lleva a la carta y a la llamada',
      'Call Your Senators',
    ],
    intro_letter_action_network_id: [
      'The open letter’s name on Action Network: the end of its address',
      'El nombre de la carta abierta en Action Network: el final de su dirección',
      'which-side-are-you-on',
    ],
    intro_moral_monday_cta: [
      'The button for the next event',
      'El botón del próximo evento',
      'Join the Next Moral Monday',
    ],
    intro_moral_monday_link: [
      'The address of the next event; one on Action Network opens in the page',
      'La dirección del próximo evento; si es de Action Network, se abre en la página',
      'https://actionnetwork.org/events/moral-monday',
    ],
    intro_moral_monday_starts_at: [
      'When the next event starts; by the clock of the campaign’s time zone. May be left out',
      'Cuándo empieza el próximo evento; por el reloj de la zona horaria de la campaña. Puede faltar',
      '2021-07-19T11:00',
    ],
    intro_moral_monday_place: [
      'Where the next event is; may be left out',
      'Dónde es el próximo evento; puede faltar',
      'U.S. Supreme Court, Washington, D.C.',
    ],
    intro_calendar_cta: [
      'The button that leads to the calendar',
      'El botón que lleva al calendario',
      'Calendar',
    ],
    intro_selfie_cta: [
      'The button for a selfie',
      'El botón para tomarse una foto',
      'Take a Selfie',
    ],
    intro_selfie_subtext: [
      'What stands under that button',
      'Lo que va debajo de ese botón',
      'Dreams for Democracy',
    ],
    intro_toolkit_cta: [
      'The button that leads to the toolkit',
      'El botón que lleva al material para compartir',
      'Help Spread the Word',
    ],
    march_words: [
      'What the small cards in the drawings of the march say: one to five short words',
      'Lo que dicen las tarjetas pequeñas en los dibujos de la marcha: de una a cinco palabras cortas',
      ['$15', 'VOTE', 'NOW'],
    ],
    letter_title: [
      'The title of the open letter’s section',
      'El título de la sección de la carta abierta',
      'Open Letters',
    ],
    letter_text: [
      'The open letter. HTML',
      'La carta abierta. HTML',
      '<p>To the Senate:</p><p>We demand four things.</p>',
    ],
    letter_figures: [
      'Up to four numbers of the letter, large beside it; may be left out',
      'Hasta cuatro cifras de la carta, en grande a su lado; puede faltar',
      [{ figure: '140 million', caption: 'people are poor or one emergency from ruin' }],
    ],
    'letter_figures[].figure': ['The number', 'La cifra', '140 million'],
    'letter_figures[].caption': [
      'What it counts',
      'Lo que cuenta esa cifra',
      'people are poor or one emergency from ruin',
    ],
    letter_cta: [
      'The button to sign the letter',
      'El botón para firmar la carta',
      'Sign the Letter',
    ],
    calendar_title: ['The title of the calendar', 'El título del calendario', 'Calendar'],
    toolkit_title: [
      'The title of the toolkit’s section',
      'El título de la sección del material para compartir',
      'Put Up the Posters',
    ],
    toolkit_description: [
      'The sentence under the title of the toolkit’s section',
      'La frase debajo del título de la sección del material',
      'Graphics and ready-made posts.',
    ],
    toolkit_cta: [
      'The button that leads to the toolkit page',
      'El botón que lleva a la página del material para compartir',
      'Open the Toolkit',
    ],
    selfies_title: [
      'The title of the selfies’ section and form',
      'El título de la sección y del formulario de las fotos',
      'Dreams for Democracy',
    ],
    selfies_description: [
      'The sentence under the title of the selfies’ section',
      'La frase debajo del título de la sección de las fotos',
      'Take a picture and write your dream.',
    ],
    selfies_cta: [
      'The button that opens the selfie form',
      'El botón que abre el formulario de la foto',
      'Take a Selfie',
    ],
    selfies_sample_caption: [
      'What the drawn sample selfie says',
      'Lo que dice la foto dibujada de ejemplo',
      'I dream that my daughter never has to fight for her vote.',
    ],
    selfies_default_caption: [
      'What a selfie says as long as nobody writes a dream',
      'Lo que dice una foto mientras nadie escriba un sueño',
      'My dream is a vote for everyone.',
    ],
    news_title: ['The title of the news', 'El título de las noticias', 'In the News'],
    partners_title: [
      'The title of the partners',
      'El título de las organizaciones aliadas',
      'Our Partners',
    ],
    june21_title: [
      'The title of the section june21',
      'El título de la sección june21',
      'June 21: The National Assembly',
    ],
    june21_text: [
      'The text of the section june21. HTML',
      'El texto de la sección june21. HTML',
      '<p>The assembly met on June 21, 2021.</p>',
    ],
    where_title: [
      'The title of the section where',
      'El título de la sección where',
      'October 24 in Charleston',
    ],
    where_text: [
      'The text of the section where. HTML',
      'El texto de la sección where. HTML',
      '<p>The rally starts at 4 pm ET.</p>',
    ],
    where_cta: ['The button of the section where', 'El botón de la sección where', 'Rally details'],
    where_link: ['Where that button leads', 'Adónde lleva ese botón', 'https://example.org/rally'],
    footer_built_by: [
      'Who made the site. HTML',
      'Quiénes hicieron el sitio. HTML',
      '<p>Built by the people of this movement.</p>',
    ],
    footer_follow_us: [
      'What stands before the accounts',
      'Lo que va delante de las cuentas',
      'Follow us on social media:',
    ],
    footer_contact_info: [
      'The end of every page. HTML; {year}, {email}, {name} and {dates} are filled in',
      'El final de todas las páginas. HTML; {year}, {email}, {name} y {dates} se llenan',
      '<p>© {year} {name}, {dates}</p><p><a href="mailto:{email}">{email}</a></p>',
    ],
    toolkit_page_title: [
      'The title of the toolkit page',
      'El título de la página del material para compartir',
      'Social Media Toolkit',
    ],
    toolkit_page_description: [
      'The sentence under the title of the toolkit page',
      'La frase debajo del título de la página del material',
      'Save a graphic, tweet the words',
    ],
    toolkit_page_share_instructions: [
      'How to save and post an image',
      'Cómo guardar y publicar una imagen',
      'Save the image, then tweet.',
    ],
    toolkit_page_share_instructions_phone: [
      'The same for phones, which send picture and words together',
      'Lo mismo para teléfonos, que mandan juntas la imagen y las palabras',
      'Press “Share with image”.',
    ],
    toolkit_page_tweet_label: [
      'What stands above the tweets',
      'Lo que va encima de los tuits',
      'Tweet text:',
    ],
    toolkit_page_tweet_cta: ['The button of each tweet', 'El botón de cada tuit', 'Tweet This'],
    toolkit_page_download_all_cta: [
      'The button for all images',
      'El botón para todas las imágenes',
      'Download all images',
    ],
    toolkit_page_download_all_link: [
      'The address of a shared folder; "" for a file that the site makes itself',
      'La dirección de una carpeta compartida; "" para un archivo que el sitio hace solo',
      'https://files.example.org/toolkit',
    ],
    callpower_id: [
      'The campaign’s number at the click-to-call service',
      'El número de la campaña en el servicio de llamadas',
      '12',
    ],
    callpower_script: [
      'What a caller says. HTML; (insert name), (insert state), (insert town) and (insert ZIP) are blanks, the first name the caller’s, the next ones the senator’s',
      'Lo que dice quien llama. HTML; (insert name), (insert state), (insert town) y (insert ZIP) son huecos: el primer nombre es el de quien llama, los siguientes, el del senador o la senadora',
      '<p>My name is (insert name). I have a message for Senator (insert name).</p>',
    ],
    callpower_voicemail: [
      'What a caller tells a voicemail: at most 47 words. HTML and blanks as in callpower_script',
      'Lo que quien llama deja en un buzón de voz: 47 palabras como máximo. HTML y huecos como en callpower_script',
      '<p>This is (insert name) in (insert town). End the filibuster.</p>',
    ],
    call_page_title: [
      'The title of the call page',
      'El título de la página de llamadas',
      'Call your Senator',
    ],
    call_page_description: [
      'The sentence under the title of the call page',
      'La frase debajo del título de la página de llamadas',
      'Submit the form below.',
    ],
    ...rallyDocs(),
    roll_calls: [
      'The two votes of the Senate that the site shows beside each senator; may be left out, and then it shows none',
      'Las dos votaciones del Senado que el sitio muestra junto a cada integrante; puede faltar, y entonces no muestra ninguna',
      [
        {
          name: 'For the People Act',
          question: 'For the People Act, to take it up',
          tally: 'To open debate on the For the People Act',
          note: 'June 22, 2021 · to open debate',
          number: 246,
          link: 'https://www.senate.gov/legislative/votes.htm',
        },
      ],
    ],
    'roll_calls[].name': ['Its short name', 'Su nombre corto', 'For the People Act'],
    'roll_calls[].question': [
      'What was voted on',
      'Qué se votó',
      'For the People Act, to take it up',
    ],
    'roll_calls[].tally': [
      'The same above the count on the scoreboard',
      'Lo mismo, encima de la cuenta del marcador',
      'To open debate on the For the People Act',
    ],
    'roll_calls[].note': [
      'When, and on what exactly',
      'Cuándo, y sobre qué exactamente',
      'June 22, 2021 · to open debate',
    ],
    'roll_calls[].number': [
      'Its number in the Senate’s list',
      'Su número en la lista del Senado',
      246,
    ],
    'roll_calls[].link': [
      'Its page at the Senate',
      'Su página en el Senado',
      'https://www.senate.gov/legislative/votes.htm',
    ],
    roll_calls_source: [
      'Where the votes come from, in small print',
      'De dónde vienen los votos, en letra pequeña',
      'Roll calls 246 and 74 of the Senate.',
    ],
    scorecard_tweet_yea: [
      'A tweet to a senator who voted with us; __HANDLE__ is the account',
      'Un tuit para quien en el Senado votó con nosotros; __HANDLE__ es la cuenta',
      '.__HANDLE__ Thank you for your vote. #MoralMonday',
    ],
    scorecard_tweet_nay: [
      'A tweet to a senator who voted against us; __HANDLE__ is the account',
      'Un tuit para quien en el Senado votó en contra; __HANDLE__ es la cuenta',
      '.__HANDLE__ Which side are you on? #MoralMonday',
    ],
    scorecard_mail_cc: [
      'Who gets a copy of each mail; "" for nobody',
      'Quién recibe copia de cada correo; "" para nadie',
      'press@example.org',
    ],
    scorecard_mail_subject: [
      'The subject of a mail to a senator; __HANDLE__ is the name',
      'El asunto de un correo al Senado; __HANDLE__ es el nombre',
      'Which side are you on, Senator __HANDLE__?',
    ],
    scorecard_mail_body: [
      'The mail; __HANDLE__ is the name, \\n a line break',
      'El correo; __HANDLE__ es el nombre, \\n un salto de línea',
      'Dear Senator __HANDLE__,\n\nI ask you to end the filibuster.',
    ],
    visible_sections: [
      'The sections of the home page in their order',
      'Las secciones de la página de inicio, en su orden',
      ['livestream', 'calendar', 'toolkit', 'selfies', 'news', 'partners'],
    ],
  },
  events: {
    '[].left_out': [
      'Is not shown in this language; in a translation only. May be left out',
      'No se muestra en este idioma; solo en una traducción. Puede faltar',
      true,
    ],
    '[].date': [
      'The day in words; only where it is to read otherwise than the moment at which it starts. May be left out',
      'El día en palabras; solo si ha de leerse de otro modo que el momento en que empieza. Puede faltar',
      'October 24',
    ],
    '[].title': ['The name of the event', 'El nombre del evento', 'Mass Moral Revival & Rally'],
    '[].description': [
      'When and where it is, and what for',
      'Cuándo y dónde es, y para qué',
      'Sunday, 4 pm ET, at the Capitol.',
    ],
    '[].link': [
      'The address of its page; "#" for none',
      'La dirección de su página; "#" si no hay',
      'https://example.org/rally',
    ],
    '[].upcoming': ['Still to come: true or false', 'Todavía por venir: true o false', true],
    '[].place': [
      'Where it is, for calendar files; may be left out',
      'Dónde es, para los archivos de calendario; puede faltar',
      '1900 Kanawha Blvd E, Charleston',
    ],
    '[].id': [
      'Its own short name; it stays when the date moves, so that calendars follow, and is the same in every language',
      'Su propio nombre corto; se queda cuando cambia la fecha, para que los calendarios lo sigan, y es el mismo en todos los idiomas',
      'rally-charleston',
    ],
    '[].status': [
      'Whether it takes place: confirmed, moved or cancelled; may be left out',
      'Si se hace: confirmed (en pie), moved (cambió de día) o cancelled (cancelado); puede faltar',
      'moved',
    ],
    '[].revision': [
      'How often it was changed since it was published; may be left out',
      'Cuántas veces cambió desde que se publicó; puede faltar',
      1,
    ],
    '[].starts_at': [
      'When it starts; by the clock of the campaign’s time zone. May be left out',
      'Cuándo empieza; por el reloj de la zona horaria de la campaña. Puede faltar',
      '2021-10-24T16:00',
    ],
    '[].ends_at': [
      'When it ends; may be left out',
      'Cuándo termina; puede faltar',
      '2021-10-24T18:00',
    ],
  },
  livestreams: {
    '[].left_out': [
      'Is not shown in this language; in a translation only. May be left out',
      'No se muestra en este idioma; solo en una traducción. Puede faltar',
      true,
    ],
    '[].title': [
      'The name of the livestream',
      'El nombre de la transmisión',
      'Moral Witness Wednesday',
    ],
    '[].description': [
      'What happens in it; may be "". HTML',
      'Qué pasa en ella; puede ser "". HTML',
      'On the steps of the Supreme Court.',
    ],
    '[].livestream_service': [
      `Where the video plays: ${services.en}`,
      `Dónde se ve el video: ${services.es}`,
      'youtube',
    ],
    '[].livestream_id': [
      `The id of the video: ${videoId.en}`,
      `El id del video: ${videoId.es}`,
      'M7lc1UVf-VE',
    ],
    '[].backup_service': [
      `Where another video plays, if the first fails: ${services.en}; null for none`,
      `Dónde se ve otro video, si el primero falla: ${services.es}; null si no hay`,
      'vimeo',
    ],
    '[].backup_id': [
      `The id of the other video: ${videoId.en}; null for none`,
      `El id del otro video: ${videoId.es}; null si no hay`,
      '76979871',
    ],
    '[].spanish_service': [
      `Where the video in Spanish plays: ${services.en}; null for none`,
      `Dónde se ve el video en español: ${services.es}; null si no hay`,
      'facebook',
    ],
    '[].spanish_id': [
      `The id of the video in Spanish: ${videoId.en}; null for none`,
      `El id del video en español: ${videoId.es}; null si no hay`,
      '10153231379946729',
    ],
    '[].is_first': [
      'Stands large at the top: true for one only',
      'Va arriba en grande: true solo para una',
      false,
    ],
    '[].thumbnail': [
      'Its picture under /images/; null for the placeholder',
      'Su imagen, de /images/; null para la imagen de siempre',
      '/images/rally.png',
    ],
    '[].id': [
      'Its own short name; the same in every language, and kept when the date moves. May be left out',
      'Su propio nombre corto; el mismo en todos los idiomas, y se queda cuando cambia la fecha. Puede faltar',
      'witness-wednesday',
    ],
    '[].date': [
      'When it starts; by the clock of the campaign’s time zone',
      'Cuándo empieza; por el reloj de la zona horaria de la campaña',
      '2021-10-27T10:30',
    ],
    '[].end_time': [
      'When it ends; by the clock of the campaign’s time zone',
      'Cuándo termina; por el reloj de la zona horaria de la campaña',
      '2021-10-27T12:30',
    ],
    '[].formatted_date': [
      'The day in words; only where it is to read otherwise. May be left out',
      'El día en palabras; solo si ha de leerse de otro modo. Puede faltar',
      'October 27th, 2021',
    ],
    '[].formatted_time': [
      'The time in words; only where it is to read otherwise. May be left out',
      'La hora en palabras; solo si ha de leerse de otro modo. Puede faltar',
      '10:30 AM ET / 7:30 AM PT',
    ],
    '[].visible': ['Is shown: false hides it', 'Se muestra: false la oculta', true],
  },
  news: {
    '[].title': ['The headline', 'El titular', 'Poor People’s Campaign puts pressure on Congress'],
    '[].link': [
      'The address of the article',
      'La dirección del artículo',
      'https://example.org/article',
    ],
    '[].source': ['The outlet', 'El medio', 'The Hill'],
  },
  letters: {
    '[].title': ['The headline of the letter', 'El titular de la carta', 'Support voting rights'],
    '[].link': [
      'The address of the letter',
      'La dirección de la carta',
      'https://example.org/letter',
    ],
    '[].date': [
      'Outlet and day, as readers see them',
      'El medio y el día, como se leen',
      'Record-Eagle, August 11, 2021',
    ],
    '[].photo': [
      'A picture under /images/; null for none',
      'Una imagen de /images/; null si no hay',
      '/images/letter.png',
    ],
  },
  partners: {
    '[].name': [
      'The name of a partner',
      'El nombre de una organización aliada',
      'Repairers of the Breach',
    ],
  },
  toolkit: {
    '[].left_out': [
      'Is not shown in this language; in a translation only. May be left out',
      'No se muestra en este idioma; solo en una traducción. Puede faltar',
      true,
    ],
    '[].id': [
      'Its name in addresses, such as /toolkit#july-19',
      'Su nombre en las direcciones, como en /toolkit#july-19',
      'july-19',
    ],
    '[].title': [
      'Its title. HTML: <b> for bold',
      'Su título. HTML: <b> para negritas',
      'Women’s Moral Monday: <b>July 19</b>',
    ],
    '[].image': [
      'Its picture under /images/; null for none',
      'Su imagen, de /images/; null si no hay',
      '/images/graphic-july-19-en.png',
    ],
    '[].image_alt': [
      'What the picture shows and says, for those who do not see it',
      'Lo que la imagen muestra y dice, para quien no puede verla',
      'A poster over a march: Women’s Moral Monday, July 19.',
    ],
    '[].graphic': [
      'The lines that the picture is drawn from',
      'Las líneas con las que se dibuja la imagen',
      { ground: 'red', headline: 'Moral Monday', date: 'July 19', plan: ['11 am'], foot: ['DC'] },
    ],
    '[].graphic.ground': [
      'What it announces: gold (a demand), red (a date) or night (an anniversary)',
      'Lo que anuncia: gold (una demanda), red (una fecha) o night (un aniversario)',
      'red',
    ],
    '[].graphic.headline': ['The largest line', 'La línea más grande', 'Women’s Moral Monday'],
    '[].graphic.date': ['The day', 'El día', 'July 19'],
    '[].graphic.plan': [
      'What happens, a line each',
      'Qué va a pasar, una línea cada cosa',
      ['11 am · Supreme Court'],
    ],
    '[].graphic.claim': [
      'What is wrong, a line each',
      'Lo que está mal, línea por línea',
      ['$7.25 since 2009 is not', 'a living wage'],
    ],
    '[].graphic.demand': [
      'What we demand, a line each',
      'Lo que exigimos, línea por línea',
      ['Health care', 'for all'],
    ],
    '[].graphic.foot': [
      'The strip at the foot: its left and, if given, its right',
      'La franja de abajo: su izquierda y, si se da, su derecha',
      ['H.Res. 438'],
    ],
    '[].tweets': [
      'The suggested tweets; [] for none',
      'Los tuits que se proponen; [] si no hay',
      ['March with us on July 19. #MoralMonday'],
    ],
  },
  covid: {
    title: ['The title', 'El título', 'COVID Protocols'],
    intro: [
      'What introduces the rules. HTML',
      'Lo que presenta las reglas. HTML',
      '<p>Rules of the march.</p>',
    ],
    guidance: [
      'The rules, at most ten. HTML',
      'Las reglas, diez como máximo. HTML',
      ['<b>Wear a mask</b> in every building.'],
    ],
  },
  targets: {
    kind: [
      'Whom the campaign addresses: us-senators (the two of each visitor’s state), list (the targets below) or nobody (no calls)',
      'A quién se dirige la campaña: us-senators (quienes representan al estado de cada visitante en el Senado), list (las personas de abajo) o nobody (sin llamadas)',
      'list',
    ],
    call: [
      'What a button says that asks to call them, with a list',
      'Lo que dice un botón que pide llamarles, cuando hay una lista',
      'Call the council',
    ],
    targets: [
      'Whom to call: one to twenty, in the order in which they are shown',
      'A quién llamar: de una a veinte personas, en el orden en que se muestran',
      [{ name: 'Ana Ruiz', role: 'Council member', phone: '(540) 555-0143', place: 'City Hall' }],
    ],
    'targets[].name': ['The name', 'El nombre', 'Ana Ruiz'],
    'targets[].role': ['What they are', 'Su cargo', 'Council member, District 1'],
    'targets[].phone': [
      'The number of their office',
      'El teléfono de su oficina',
      '(540) 555-0143',
    ],
    'targets[].place': ['Where they are', 'Dónde están', 'City Hall, Fairview'],
    'targets[].picture': [
      'A picture of them under /images/, as wide as high; may be left out',
      'Una imagen suya, de /images/, tan ancha como alta; puede faltar',
      '/images/ana-ruiz.jpg',
    ],
    'targets[].callpower_id': [
      'The number of the campaign at the click-to-call service that connects with this target alone',
      'El número de la campaña en el servicio de llamadas que comunica solo con esta persona',
      '12',
    ],
  },
  campaign: {
    isArchived: [
      'The season is over: true closes every form and says that the site is archived',
      'La temporada terminó: true cierra todos los formularios y dice que el sitio está archivado',
      false,
    ],
    features: [
      'What is switched on',
      'Lo que está encendido',
      { map: false, scoreboard: true, places: true, offline: true },
    ],
    'features.map': ['The map: not in use', 'El mapa: no se usa', false],
    'features.scoreboard': [
      'The scoreboard page is open: true or false',
      'La página del marcador está abierta: true o false',
      true,
    ],
    'features.places': [
      'The pages of each state, or of each target on the list: false leaves them out. May be left out',
      'Las páginas de cada estado, o de cada persona de la lista: false las quita. Puede faltar',
      true,
    ],
    'features.offline': [
      'Visitors may keep pages for a place without signal: false takes the offer away, and what they have kept. May be left out',
      'Se pueden guardar páginas para donde no hay señal: false quita la oferta y lo que ya se guardó. Puede faltar',
      true,
    ],
    time_zone: [
      'The time zone of the campaign; moments without a zone are by its clock. May be left out',
      'La zona horaria de la campaña; los momentos sin zona son por su reloj. Puede faltar',
      'America/New_York',
    ],
    season: [
      'The days of the season',
      'Los días de la temporada',
      { starts: '2021-07-12', ends: '2021-08-08' },
    ],
    'season.starts': ['Its first day', 'Su primer día', '2021-07-12'],
    'season.ends': ['Its last day', 'Su último día', '2021-08-08'],
    site_url: [
      'The public address of the site',
      'La dirección pública del sitio',
      'https://season.example.org',
    ],
    donation_url: ['Where Donate leads', 'Adónde lleva Donar', 'https://donate.example.org/season'],
    privacy_url: [
      'The privacy policy',
      'La política de privacidad',
      'https://season.example.org/privacy',
    ],
    parent_url: [
      'The parent organisation',
      'La organización a la que pertenece la campaña',
      'https://www.example.org/',
    ],
    press_email: ['The press contact', 'El contacto de prensa', 'press@example.org'],
    sample_phone: [
      'The number that the empty phone field shows',
      'El número que muestra el campo de teléfono vacío',
      '(202) 555-0142',
    ],
    switchboard_phone: [
      'Whom to call when the service fails',
      'A quién llamar cuando falla el servicio',
      '(202) 224-3121',
    ],
    inks: [
      'The five colours that pages and drawings are made of, each # and six digits; npm run new-campaign tries whether they can be read',
      'Los cinco colores de las páginas y los dibujos, cada uno # y seis cifras; npm run new-campaign prueba si se pueden leer',
      { paper: '#fbf5e9', ink: '#16120e', gold: '#ffc53d', flame: '#b92b1a', night: '#1c1836' },
    ],
    'inks.paper': ['The ground of the pages: light', 'El fondo de las páginas: claro', '#fbf5e9'],
    'inks.ink': ['The letters: dark', 'Las letras: oscuro', '#16120e'],
    'inks.gold': [
      'The sky of the first screen, under dark letters: bright',
      'El cielo de la primera pantalla, bajo letras oscuras: vivo',
      '#ffc53d',
    ],
    'inks.flame': [
      'The buttons, under light letters: strong',
      'Los botones, bajo letras claras: fuerte',
      '#b92b1a',
    ],
    'inks.night': [
      'The grounds of livestreams and the end of the page: very dark',
      'Los fondos de las transmisiones y el final de la página: muy oscuro',
      '#1c1836',
    ],
    hashtag: [
      'What is added to shared selfies',
      'Lo que se agrega a las fotos compartidas',
      '#MoralMonday',
    ],
    accounts: [
      'The campaign’s accounts',
      'Las cuentas de la campaña',
      { instagram: 'https://www.instagram.com/campaign' },
    ],
    'accounts.instagram': [
      'The address on Instagram',
      'La dirección en Instagram',
      'https://www.instagram.com/campaign',
    ],
    'accounts.facebook': [
      'The address on Facebook',
      'La dirección en Facebook',
      'https://www.facebook.com/campaign',
    ],
    'accounts.twitter': [
      'The address on Twitter',
      'La dirección en Twitter',
      'https://twitter.com/campaign',
    ],
    facebook_page: [
      'Whose videos Facebook plays: the end of the page’s address',
      'De quién son los videos que reproduce Facebook: el final de la dirección de la página',
      'campaign',
    ],
    hosts: [
      'The services’ addresses',
      'Las direcciones de los servicios',
      { call: 'https://calls.example.org' },
    ],
    'hosts.call': [
      'The click-to-call service; "" for none',
      'El servicio de llamadas; "" si no hay',
      'https://calls.example.org',
    ],
    'hosts.selfie': [
      'The selfie service; "" for none',
      'El servicio de fotos; "" si no hay',
      'https://selfies.example.org',
    ],
    'hosts.queue': [
      'The mailing list; "" for none',
      'La lista de correo; "" si no hay',
      'https://list.example.org',
    ],
    'hosts.analytics': [
      'The counter of visits; "" for none',
      'El contador de visitas; "" si no hay',
      'https://count.example.org',
    ],
    action_network: [
      'The forms of Action Network',
      'Los formularios de Action Network',
      { host: 'https://actionnetwork.org', widget_version: 4 },
    ],
    'action_network.host': ['Their host', 'Su servidor', 'https://actionnetwork.org'],
    'action_network.widget_version': [
      'The version of their forms',
      'La versión de sus formularios',
      4,
    ],
    embed_origin: [
      'A subdomain that serves the same files, where the forms of others run apart; "" for none',
      'Un subdominio que sirve los mismos archivos, donde corren aparte los formularios ajenos; "" si no hay',
      'https://forms.example.org',
    ],
    embed_hosts: [
      'Other hosts that those forms need for maps or pictures, and that are trusted in the forms’ frame alone; [] for none',
      'Otros servidores que esos formularios necesitan para mapas o imágenes, y en los que se confía solo en el marco de los formularios; [] si no hay',
      ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
    ],
    report_url: [
      'Where browsers report what the content policy stopped; "" for nowhere',
      'Adónde avisan los navegadores de lo que detuvo la política de contenido; "" si a ningún lado',
      'https://reports.example.org/csp',
    ],
    legacy_zipcode: [
      'The call service still expects the old name of the ZIP: true or false',
      'El servicio de llamadas todavía espera el nombre anterior del código postal: true o false',
      false,
    ],
    selfie: [
      'What the selfie service wants to know',
      'Lo que el servicio de fotos quiere saber',
      { base_id: 'app1234567890abcd' },
    ],
    'selfie.base_id': [
      'The id of the database for selfies',
      'El id de la base de datos de las fotos',
      'app1234567890abcd',
    ],
    'selfie.bucket': [
      'The storage for selfies',
      'Dónde se guardan las fotos',
      'photos.example.org',
    ],
    'selfie.campaign_slug': [
      'The campaign in the address of a shared selfie',
      'La campaña en la dirección de una foto compartida',
      'my-campaign',
    ],
    trailer_service: [
      `Where the trailer plays: ${services.en}; null for no trailer`,
      `Dónde se ve el tráiler: ${services.es}; null si no hay tráiler`,
      'youtube',
    ],
    trailer_video_id: [
      `The id of the trailer’s video: ${videoId.en}; null for no trailer`,
      `El id del video del tráiler: ${videoId.es}; null si no hay tráiler`,
      'M7lc1UVf-VE',
    ],
    analytics: ['What is counted', 'Lo que se cuenta', { goals: { playVideo: 'playVideo' } }],
    'analytics.goals': [
      'The goals’ names in the counter',
      'Los nombres de las metas en el contador',
      { playVideo: 'playVideo' },
    ],
    'analytics.goals.signPetition': ['Somebody signs', 'Alguien firma', 'signPetition'],
    'analytics.goals.makePhoneCall': ['Somebody calls', 'Alguien llama', 'makePhoneCall'],
    'analytics.goals.playVideo': [
      'Somebody plays a video',
      'Alguien reproduce un video',
      'playVideo',
    ],
    maps_token: [
      'The key of a map service: not in use',
      'La clave de un servicio de mapas: no se usa',
      '',
    ],
  },
};

/**
 * What the form editor says of a key of a content file, as reports write it (`[0].title`) or as it stands
 * above (`[].title`): a label for its field, the rest of its description (`''` where the label says all) and
 * an example; null for a key without a description.
 */
export function describeKey(
  file: string,
  key: string,
  language: ReportLanguage,
): { label: string; hint: string; example: unknown } | null {
  const doc = keyDocs[file]?.[key.replace(/\[\d+\]/g, '[]')];
  if (!doc) return null;
  const [en, es, example] = doc;
  const description = { en, es }[language];
  const [, label = description, hint = ''] = /^(.*?)[;:.] (.*)$/.exec(description) ?? [];
  return { label, hint: hint.charAt(0).toUpperCase() + hint.slice(1), example };
}
