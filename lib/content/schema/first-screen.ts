import { code } from './issue';
import { key, under } from './row';
import { safeText } from './sanitize';
import { entryName, longText, moment, some, text, webAddress } from './values';

/** A word that is read on a card of a marching crowd. */
const marchWord = text.max(9, code('value.march-word'));

export const question = under('firstScreen', {
  intro_title: key(text, 'Which side are you on?', {
    en: 'Question or slogan',
    es: 'Pregunta o lema',
  }),
});

export const firstScreen = under('firstScreen', {
  intro_answer: key(text, 'This one.', {
    en: ['Answer to the question', 'Shown once somebody has called, signed or made a poster.'],
    es: ['Respuesta a la pregunta', 'Se muestra cuando alguien ya llamó, firmó o hizo su cartel.'],
  }),
  intro_lead: key(longText, 'Four demands, one hundred senators.', {
    en: 'Sentence under the question',
    es: 'Frase debajo de la pregunta',
  }),
  intro_demands_title: key(text, 'We demand that the Senate:', {
    en: 'Words before the demands',
    es: 'Palabras antes de las demandas',
  }),
  intro_demands: key(
    some(safeText).meta(entryName('demand', 'demanda')),
    ['End the <em>filibuster</em>', 'Raise the wage to <em>$15/hr</em>'],
    {
      en: ['Demands, one placard each', '<em> marks the words to set large.'],
      es: ['Demandas, un cartel cada una', '<em> marca las palabras que van en grande.'],
    },
  ),
  intro_letter_cta: key(text, 'Call Your Senators', {
    en: 'Button to the letter and the call',
    es: 'Botón a la carta y la llamada',
  }),
  intro_moral_monday_cta: key(text, 'Join the Next Moral Monday', {
    en: 'Button for the next event',
    es: 'Botón del próximo evento',
  }),
  intro_moral_monday_link: key(webAddress, 'https://actionnetwork.org/events/moral-monday', {
    en: ['Link to the next event', 'One on Action Network opens in the page.'],
    es: ['Enlace al próximo evento', 'Si es de Action Network, se abre en la página.'],
  }),
  intro_moral_monday_starts_at: key(moment.optional(), '2021-07-19T11:00', {
    en: 'When the next event starts',
    es: 'Cuándo empieza el próximo evento',
  }),
  intro_moral_monday_place: key(longText.optional(), 'U.S. Supreme Court, Washington, D.C.', {
    en: 'Where the next event is',
    es: 'Dónde es el próximo evento',
  }),
  intro_calendar_cta: key(text, 'Calendar', {
    en: 'Button to the calendar',
    es: 'Botón al calendario',
  }),
  intro_selfie_cta: key(text, 'Take a Selfie', {
    en: 'Button for a selfie',
    es: 'Botón para tomarse una foto',
  }),
  intro_selfie_subtext: key(text, 'Dreams for Democracy', {
    en: 'Words under that button',
    es: 'Palabras debajo de ese botón',
  }),
  intro_toolkit_cta: key(text, 'Help Spread the Word', {
    en: 'Button to the toolkit',
    es: 'Botón al material para compartir',
  }),
  march_words: key(some(marchWord, 5).meta(entryName('word', 'palabra')), ['$15', 'VOTE', 'NOW'], {
    en: ['Words on the cards of the drawn march', 'One to five short words.'],
    es: ['Palabras en las tarjetas de la marcha dibujada', 'De una a cinco palabras cortas.'],
  }),
});
