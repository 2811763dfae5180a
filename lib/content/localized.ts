import { type HtmlLang, htmlLangs, type Locale } from '../i18n/locales';
import type { Content, ContentKey } from './model/content';
import type { EntryList } from './model/entry-lists';
import type { SafeHtml } from './model/html';

type KeyOf<Value> = {
  [Key in ContentKey]-?: Content[Key] extends Value ? Key : never;
}[ContentKey];
export type HtmlKey = KeyOf<SafeHtml>;
export type TextKey = Exclude<KeyOf<string>, HtmlKey>;

/** A text and its language, as the props of the element that shows it. */
export type LocalizedText = { lang: HtmlLang | undefined; children: string };

/** Content of one locale as plain data, so that the server can hand it to the browser. */
export type ContentData<Key extends ContentKey = ContentKey> = {
  locale: Locale;
  values: Pick<Content, Key>;
  /** The keys whose English stands in for missing Spanish. */
  fallbackKeys: readonly Key[];
  /** By list, the ids of the entries whose English stands in. */
  fallbackEntries: Partial<Record<EntryList, readonly string[]>>;
  /** When the event that the site calls to is over, in milliseconds since 1970; undefined without its date. */
  nextEventEnd: number | undefined;
};

/** Content of one locale, each text with the language that it is in. */
export type LocalizedContent<Key extends ContentKey = ContentKey> = Pick<
  ContentData<Key>,
  'locale' | 'values' | 'nextEventEnd'
> & {
  /** `lang` for the element that shows this key: set only where English stands in for Spanish. */
  fallbackLang: (key: Key) => HtmlLang | undefined;
  /** The same for an entry of a list: set also where this one alone is in English. */
  entryLang: (list: EntryList & Key, entry: { id?: string | undefined }) => HtmlLang | undefined;
  text: <K extends TextKey & Key>(key: K) => LocalizedText;
  /** HTML and its language, as the props of the `RichText` that shows it. */
  html: <K extends HtmlKey & Key>(key: K) => { lang: HtmlLang | undefined; html: SafeHtml };
};

export function localizedContent<Key extends ContentKey>({
  locale,
  values,
  fallbackKeys,
  fallbackEntries,
  nextEventEnd,
}: ContentData<Key>): LocalizedContent<Key> {
  const fallbackLang = (key: Key) => (fallbackKeys.includes(key) ? htmlLangs.en : undefined);
  return {
    locale,
    values,
    nextEventEnd,
    fallbackLang,
    entryLang: (list, { id = '' }) =>
      fallbackLang(list) ?? (fallbackEntries[list]?.includes(id) ? htmlLangs.en : undefined),
    text: (key) => ({ lang: fallbackLang(key), children: values[key] }),
    html: (key) => ({ lang: fallbackLang(key), html: values[key] }),
  };
}
