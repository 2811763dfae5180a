import { type HtmlLang, htmlLangs, type Locale } from '../i18n/locales';
import type { Content, ContentKey } from './model/content';
import type { SafeHtml } from './model/html';
import type { EntryList } from './model/lists';

type KeyOf<T> = { [Key in ContentKey]-?: Content[Key] extends T ? Key : never }[ContentKey];
export type HtmlKey = KeyOf<SafeHtml>;
export type TextKey = Exclude<KeyOf<string>, HtmlKey>;

/** Props for the element that shows a text. */
export type LocalizedText = { lang: HtmlLang | undefined; children: string };

/** Content of one locale as plain data, to be passed from the server to the browser. */
export type ContentData<Key extends ContentKey = ContentKey> = {
  locale: Locale;
  values: Pick<Content, Key>;
  /** Keys shown in English because Spanish lacks them. */
  fallbackKeys: readonly Key[];
  /** By list, the ids of the entries shown in English. */
  fallbackEntries: Partial<Record<EntryList, readonly string[]>>;
};

export type LocalizedContent<Key extends ContentKey = ContentKey> = Pick<
  ContentData<Key>,
  'locale' | 'values'
> & {
  /** `lang` for the element that shows a key: set only if the text is the English fallback. */
  fallbackLang: (key: Key) => HtmlLang | undefined;
  /** The same for one entry of a list. */
  entryLang: (list: EntryList & Key, entry: { id?: string | undefined }) => HtmlLang | undefined;
  text: <K extends TextKey & Key>(key: K) => LocalizedText;
  /** Props for `RichText`. */
  html: <K extends HtmlKey & Key>(key: K) => { lang: HtmlLang | undefined; html: SafeHtml };
};

export function localizedContent<Key extends ContentKey>(
  content: ContentData<Key>,
): LocalizedContent<Key> {
  const { locale, values, fallbackKeys, fallbackEntries } = content;
  const fallbackLang = (key: Key) => (fallbackKeys.includes(key) ? htmlLangs.en : undefined);
  return {
    locale,
    values,
    fallbackLang,
    entryLang: (list, { id = '' }) =>
      fallbackLang(list) ?? (fallbackEntries[list]?.includes(id) ? htmlLangs.en : undefined),
    text: (key) => ({ lang: fallbackLang(key), children: values[key] }),
    html: (key) => ({ lang: fallbackLang(key), html: values[key] }),
  };
}
