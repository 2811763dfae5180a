import { z } from 'zod';
import { code } from './issue';
import { key, table, under } from './row';
import { tweetToHandle } from './tweets';
import { entryName, longText, oneOf, positive, text, webAddress } from './values';

/** A vote of the Senate on a demand, in the order of lib/call/senate-directory.json. */
const rollCall = table({
  name: key(text, 'For the People Act', { en: 'Short name', es: 'Nombre corto' }),
  question: key(longText, 'For the People Act, to take it up', {
    en: 'What was voted on',
    es: 'Qué se votó',
  }),
  tally: key(longText, 'To open debate on the For the People Act', {
    en: 'The same, above the count on the scoreboard',
    es: 'Lo mismo, encima de la cuenta del marcador',
  }),
  note: key(text, 'June 22, 2021 · to open debate', {
    en: 'When, and on what exactly',
    es: 'Cuándo, y sobre qué exactamente',
  }),
  number: key(positive, 246, { en: 'Number at the Senate', es: 'Número en el Senado' }),
  link: key(webAddress, 'https://www.senate.gov/legislative/votes.htm', {
    en: 'Page at the Senate',
    es: 'Página en el Senado',
  }),
});

const mailOrNothing = oneOf(z.literal(''), z.email, code('value.mail-or-nothing'));

export const scoreboard = under('scoreboard', {
  roll_calls: key(
    z
      .array(rollCall)
      .length(2, code('list.roll-calls'))
      .meta(entryName('vote', 'votación'))
      .optional(),
    {
      en: ['Two votes of the Senate', 'The site shows them beside each senator.'],
      es: ['Dos votaciones del Senado', 'El sitio las muestra junto a cada integrante.'],
    },
  ),
  roll_calls_source: key(longText.optional(), 'Roll calls 246 and 74 of the Senate.', {
    en: ['Where the votes come from', 'In small print.'],
    es: ['De dónde vienen los votos', 'En letra pequeña.'],
  }),
  scorecard_tweet_yea: key(
    tweetToHandle.optional(),
    '.__HANDLE__ Thank you for your vote. #MoralMonday',
    {
      en: ['Tweet to a senator who voted with us', '__HANDLE__ is the account.'],
      es: ['Tuit para quien votó con nosotros en el Senado', '__HANDLE__ es la cuenta.'],
    },
  ),
  scorecard_tweet_nay: key(
    tweetToHandle.optional(),
    '.__HANDLE__ Which side are you on? #MoralMonday',
    {
      en: ['Tweet to a senator who voted against us', '__HANDLE__ is the account.'],
      es: ['Tuit para quien votó en contra en el Senado', '__HANDLE__ es la cuenta.'],
    },
  ),
  scorecard_mail_cc: key(mailOrNothing.optional(), 'press@example.org', {
    en: 'Who gets a copy of each mail',
    es: 'Quién recibe copia de cada correo',
  }),
  scorecard_mail_subject: key(longText.optional(), 'Which side are you on, Senator __HANDLE__?', {
    en: ['Subject of a mail to a senator', '__HANDLE__ is the name.'],
    es: ['Asunto de un correo al Senado', '__HANDLE__ es el nombre.'],
  }),
  scorecard_mail_body: key(
    z
      .string()
      .meta({ field: { isLong: true } })
      .optional(),
    'Dear Senator __HANDLE__,\n\nI ask you to end the filibuster.',
    {
      en: ['Text of a mail to a senator', '__HANDLE__ is the name.'],
      es: ['Texto de un correo al Senado', '__HANDLE__ es el nombre.'],
    },
  ),
});
