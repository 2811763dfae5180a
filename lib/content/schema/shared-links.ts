import { code } from './issue';
import { key, table, under } from './row';
import { tweetWithLink } from './tweets';
import { longText, moment, picture, text } from './values';

export const sharedLinks = under('sharedLinks', {
  site_title: key(text, 'Season of Moral Action', {
    en: ['Name of the campaign', 'In titles and shares.'],
    es: ['Nombre de la campaña', 'En títulos y en lo que se comparte.'],
  }),
  short_title: key(text.max(12, code('value.letters')).optional(), 'Moral Season', {
    en: ['Name under the icon on a phone’s home screen', 'At most 12 characters.'],
    es: ['Nombre debajo del icono en la pantalla del teléfono', '12 caracteres como máximo.'],
  }),
  open_graph_title: key(text, '{question} {name}', {
    en: ['Title of a shared link', '{name}, {dates} and {question} are filled in.'],
    es: ['Título de un enlace compartido', '{name}, {dates} y {question} se completan solos.'],
  }),
  open_graph_description: key(
    longText,
    'Call your senators, sign the open letter, join the march.',
    {
      en: ['Sentence under that title', '{name}, {dates} and {question} are filled in.'],
      es: ['Frase debajo de ese título', '{name}, {dates} y {question} se completan solos.'],
    },
  ),
  open_graph_image: key(picture(1200, 630), '/images/share-en.png', {
    en: ['Picture of a shared link', '1200 by 630 pixels.'],
    es: ['Imagen de un enlace compartido', '1200 por 630 píxeles.'],
  }),
  share_text: key(text.optional(), 'Join us:', {
    en: 'Words before a shared link',
    es: 'Palabras delante de un enlace compartido',
  }),
  share_tweet: key(tweetWithLink, 'Tell your senators: end the filibuster. #MoralMonday', {
    en: ['Tweet that the share button suggests', 'The page’s address adds 24 characters.'],
    es: ['Tuit que propone el botón de compartir', 'La dirección de la página suma 24 caracteres.'],
  }),
});

/** The question of one state's or target's page. */
export const placeQuestion = under('sharedLinks', {
  place_question: key(longText.optional(), '{place}: which side are {names} on?', {
    en: ['Question of one state’s shared link', '{place} and {names} are filled in.'],
    es: ['Pregunta del enlace de un estado', '{place} y {names} se completan solos.'],
  }),
});

export const notice = under('notice', {
  /** Stands on every page until its moment has come. */
  notice: key(
    table({
      text: key(longText, 'Tonight: moved to Union Station', { en: 'Sentence', es: 'Frase' }),
      until: key(moment, '2021-08-02T19:00', { en: 'When it goes away', es: 'Cuándo desaparece' }),
    })
      .nullable()
      .optional(),
    { en: 'Sentence until a certain moment', es: 'Frase hasta cierto momento' },
  ),
});
