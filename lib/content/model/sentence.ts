import { createTranslator } from 'next-intl';
import en from '../../../messages/check.en.json' with { type: 'json' };
import es from '../../../messages/check.es.json' with { type: 'json' };
import type { Params, ReportLanguage, SentenceKey } from './issue';

const sentences: Record<ReportLanguage, Record<SentenceKey, string>> = { en, es };

export const hasSentence = (key: string): key is SentenceKey => Object.hasOwn(en, key);

const throwError = (error: Error) => {
  throw error;
};

/** A sentence of messages/check.*.json; `nameOf` gives the names of the keys it mentions. */
export function sentence(
  key: SentenceKey,
  language: ReportLanguage,
  params: Params = {},
  nameOf = (name: string) => `"${name}"`,
): string {
  const text = sentences[language][key];
  const named = [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, nameOf(name)]);
  const languageOf = (locale: Params[string] = 'en') =>
    new Intl.DisplayNames(language, { type: 'language' }).of(String(locale)) ?? '';
  const names = { language: languageOf(params.locale), otherLanguage: languageOf(params.other) };
  const values = { editor: 'file', ...Object.fromEntries(named), ...names, ...params };
  // the sentences name tags but contain no markup
  const messages = { text: text.replace(/<+/g, "'$&'") };
  const t = createTranslator({ locale: language, messages, onError: throwError });
  return t('text', values);
}
