/** What the report speaks, whatever the site does. */
export type ReportLanguage = 'en' | 'es';

/** Words for an editor, in each language. */
export type Message = Record<ReportLanguage, string>;

/** The same in every language. */
export const same = (text: string): Message => ({ en: text, es: text });
