/** What the report speaks, whatever the site does. */
export type ReportLanguage = 'en' | 'es';

/** A sentence for an editor, in each language. */
export type Message = Record<ReportLanguage, string>;

/** The same in every language. */
export const same = (text: string): Message => ({ en: text, es: text });

/** What stands between the two languages of a message, and in no text. */
const BETWEEN = '\u0000';

/** What a schema says was expected, in both languages, for its `error`: zod keeps one text as the message. */
export const expected = (en: string, es: string): string => en + BETWEEN + es;

/** A schema's message in both languages; zod's own are in English. */
export function inBothLanguages(message: string): Message {
  const [en = '', es = en] = message.split(BETWEEN);
  return { en, es };
}
