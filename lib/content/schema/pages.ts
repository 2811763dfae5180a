import { code } from './issue';
import { key, under } from './row';
import { plainText, safeText } from './sanitize';
import { knownPlaceholders, scriptParts, unknownPlaceholder } from './script-parts';
import { addressOrNothing, longText, text } from './values';

export const footer = under('footer', {
  footer_built_by: key(safeText, '<p>Built by the people of this movement.</p>', {
    en: 'Who made the site',
    es: 'Quiénes hicieron el sitio',
  }),
  footer_follow_us: key(text, 'Follow us on social media:', {
    en: 'Words before the accounts',
    es: 'Palabras delante de las cuentas',
  }),
  footer_contact_info: key(
    safeText,
    '<p>© {year} {name}, {dates}</p><p><a href="mailto:{email}">{email}</a></p>',
    {
      en: ['Contact', '{year}, {email}, {name} and {dates} are filled in.'],
      es: ['Contacto', '{year}, {email}, {name} y {dates} se completan solos.'],
    },
  ),
});

export const toolkitPage = under('toolkitPage', {
  toolkit_page_title: key(text, 'Social Media Toolkit', { en: 'Title', es: 'Título' }),
  toolkit_page_description: key(longText, 'Save a graphic, tweet the words', {
    en: 'Sentence under the title',
    es: 'Frase debajo del título',
  }),
  toolkit_page_share_instructions: key(longText, 'Save the image, then tweet.', {
    en: 'How to save and post an image',
    es: 'Cómo guardar y publicar una imagen',
  }),
  toolkit_page_share_instructions_phone: key(longText, 'Press “Share with image”.', {
    en: ['How to post an image on a phone', 'It sends picture and words together.'],
    es: ['Cómo publicar una imagen en un teléfono', 'Manda juntas la imagen y las palabras.'],
  }),
  toolkit_page_tweet_label: key(text, 'Tweet text:', {
    en: 'Words above the tweets',
    es: 'Palabras encima de los tuits',
  }),
  toolkit_page_tweet_cta: key(text, 'Tweet This', { en: 'Tweet button', es: 'Botón de cada tuit' }),
  toolkit_page_download_all_cta: key(text, 'Download all images', {
    en: 'Button for all images',
    es: 'Botón para todas las imágenes',
  }),
  toolkit_page_download_all_link: key(addressOrNothing, 'https://files.example.org/toolkit', {
    en: ['Link to a folder with all images', 'Without one, the site makes a file of them.'],
    es: ['Enlace a una carpeta con todas las imágenes', 'Sin él, el sitio hace un archivo.'],
  }),
});

/** As long as twenty seconds at a talking pace. */
const VOICEMAIL_WORDS = 47;

/** A call script with its placeholders, as HTML; the site has it in parts. */
const scriptHtml = safeText.superRefine((html, context) => {
  if (!unknownPlaceholder(html)) return;
  const params = { known: knownPlaceholders };
  context.addIssue({ code: 'custom', message: code('value.blanks'), params });
});
const voicemailHtml = scriptHtml.superRefine((html, context) => {
  const count = plainText(html).split(' ').length;
  if (count <= VOICEMAIL_WORDS) return;
  const params = { limit: VOICEMAIL_WORDS, count };
  context.addIssue({ code: 'custom', message: code('value.voicemail'), params });
});

export const callPage = under('callPage', {
  callpower_id: key(text, '12', {
    en: 'Number at the click-to-call service',
    es: 'Número en el servicio de llamadas',
  }),
  callpower_script: key(
    scriptHtml.transform(scriptParts),
    '<p>My name is (insert name). I have a message for Senator (insert name).</p>',
    {
      en: [
        'What a caller says',
        '(insert name), (insert state), (insert town) and (insert ZIP) are blanks: the first name is the caller’s, the next ones the senator’s.',
      ],
      es: [
        'Lo que dice quien llama',
        '(insert name), (insert state), (insert town) y (insert ZIP) son huecos: el primer nombre es el de quien llama; los siguientes, el del senador o la senadora.',
      ],
    },
  ),
  callpower_voicemail: key(
    voicemailHtml.transform(scriptParts).optional(),
    '<p>This is (insert name) in (insert town). End the filibuster.</p>',
    {
      en: [
        'What a caller tells a voicemail',
        `At most ${VOICEMAIL_WORDS} words, with those blanks.`,
      ],
      es: [
        'Lo que se deja en un buzón de voz',
        `${VOICEMAIL_WORDS} palabras como máximo, con esos huecos.`,
      ],
    },
  ),
  call_page_title: key(text, 'Call your Senator', { en: 'Title', es: 'Título' }),
  call_page_description: key(longText, 'Submit the form below.', {
    en: 'Sentence under the title',
    es: 'Frase debajo del título',
  }),
});
