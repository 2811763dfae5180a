import { z } from 'zod';
import { CAPTION_LIMIT } from './caption-limit';
import { code } from './issue';
import { addressIn, hostedId } from './pasted-ids';
import { key, table, under } from './row';
import { safeText } from './sanitize';
import { choice, eachOnce, entryName, longText, text, webAddress, widgetId } from './values';

/** What a visitor's selfie says. */
const caption = longText.max(CAPTION_LIMIT, code('value.letters'));

/** The name of a letter, where people paste its whole address. */
const letterName = z.string().superRefine((given, context) => {
  const id = hostedId('letter', given);
  const pasted = id ? code('letter.address') : code('letter.no-address');
  const { error } = widgetId.safeParse(given);
  if (!error) return;
  const message = addressIn(given) ? pasted : code('value.widget');
  context.addIssue({ code: 'custom', message, params: id ? { id } : {} });
});

const openLetter = under('letter', {
  letter_title: key(text, 'Open Letters', { en: 'Title', es: 'Título' }),
  letter_text: key(safeText, '<p>To the Senate:</p><p>We demand four things.</p>', {
    en: 'Text',
    es: 'Texto',
  }),
  letter_figures: key(
    z
      .array(
        table({
          figure: key(text, '140 million', { en: 'Number', es: 'Cifra' }),
          caption: key(longText, 'people are poor or one emergency from ruin', {
            en: 'What it counts',
            es: 'Lo que cuenta',
          }),
        }),
      )
      .max(4, code('list.long'))
      .optional(),
    {
      en: ['Numbers', 'Up to four, large beside the text.'],
      es: ['Cifras', 'Hasta cuatro, en grande junto al texto.'],
    },
  ),
  letter_cta: key(text, 'Sign the Letter', { en: 'Button to sign', es: 'Botón para firmar' }),
  intro_letter_action_network_id: key(letterName, 'which-side-are-you-on', {
    en: [
      'Name of the letter on Action Network',
      'Paste its whole address: the save keeps the end of it, which is the name.',
    ],
    es: [
      'Nombre de la carta en Action Network',
      'Pegue su dirección entera: al guardar queda el final, que es el nombre.',
    ],
  }),
});

const selfies = under('selfies', {
  selfies_title: key(text, 'Dreams for Democracy', {
    en: ['Title', 'Also that of the form.'],
    es: ['Título', 'También el del formulario.'],
  }),
  selfies_description: key(longText, 'Take a picture and write your dream.', {
    en: 'Sentence under the title',
    es: 'Frase debajo del título',
  }),
  selfies_cta: key(text, 'Take a Selfie', { en: 'Button', es: 'Botón' }),
  selfies_sample_caption: key(
    caption,
    'I dream that my daughter never has to fight for her vote.',
    { en: 'What the drawn sample says', es: 'Lo que dice la foto dibujada' },
  ),
  selfies_default_caption: key(caption, 'My dream is a vote for everyone.', {
    en: 'What a selfie says until somebody writes a dream',
    es: 'Lo que dice una foto mientras nadie escriba un sueño',
  }),
});

/** The texts of the home page's sections below the first screen. */
export const sections = {
  ...openLetter,
  ...under('calendar', {
    calendar_title: key(text, 'Calendar', { en: 'Title', es: 'Título' }),
  }),
  ...under('toolkit', {
    toolkit_title: key(text, 'Put Up the Posters', { en: 'Title', es: 'Título' }),
    toolkit_description: key(longText, 'Graphics and ready-made posts.', {
      en: 'Sentence under the title',
      es: 'Frase debajo del título',
    }),
    toolkit_cta: key(text, 'Open the Toolkit', { en: 'Button', es: 'Botón' }),
  }),
  ...selfies,
  ...under('newsAndPartners', {
    news_title: key(text, 'In the News', { en: 'Title of the news', es: 'Título de las noticias' }),
    partners_title: key(text, 'Our Partners', {
      en: 'Title of the partners',
      es: 'Título de las organizaciones',
    }),
  }),
  ...under('assemblyAndRally', {
    june21_title: key(text, 'June 21: The National Assembly', {
      en: 'Title of the assembly',
      es: 'Título de la asamblea',
    }),
    june21_text: key(safeText, '<p>The assembly met on June 21, 2021.</p>', {
      en: 'Text of the assembly',
      es: 'Texto de la asamblea',
    }),
    where_title: key(text, 'October 24 in Charleston', {
      en: 'Title of the rally',
      es: 'Título del mitin',
    }),
    where_text: key(safeText, '<p>The rally starts at 4 pm ET.</p>', {
      en: 'Text of the rally',
      es: 'Texto del mitin',
    }),
    where_cta: key(text, 'Rally details', { en: 'Button of the rally', es: 'Botón del mitin' }),
    where_link: key(webAddress, 'https://example.org/rally', {
      en: 'Where that button leads',
      es: 'Adónde lleva ese botón',
    }),
  }),
};

const sectionChoice = {
  livestream: { en: 'Livestream', es: 'Transmisión en vivo' },
  calendar: { en: 'Calendar', es: 'Calendario' },
  toolkit: { en: 'Toolkit', es: 'Materiales' },
  selfies: { en: 'Selfies', es: 'Fotos' },
  news: { en: 'News', es: 'Noticias' },
  partners: { en: 'Partners', es: 'Organizaciones' },
  june21: { en: 'The assembly', es: 'La asamblea' },
  where: { en: 'The rally', es: 'El mitin' },
};
export type SectionName = keyof typeof sectionChoice;
/** The sections of the home page in their default order. */
export const sectionNames = Object.keys(sectionChoice) as SectionName[];

export const visibleSections = under('sections', {
  visible_sections: key(
    z
      .array(choice(sectionChoice, code('value.choice')))
      .meta(entryName('section', 'sección'))
      .superRefine(eachOnce()),
    ['livestream', 'calendar', 'toolkit', 'selfies', 'news', 'partners'],
    { en: 'Sections in their order', es: 'Secciones en su orden' },
  ),
});
