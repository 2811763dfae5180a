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

export type LocalizedContent<Key extends ContentKey = ContentKey> = ReturnType<
  typeof localizedContent<Key>
>;

export function localizedContent<Key extends ContentKey>(content: ContentData<Key>) {
  const { locale, values, fallbackKeys, fallbackEntries } = content;
  const inEnglish = (isFallback = false): HtmlLang | undefined =>
    isFallback ? htmlLangs.en : undefined;
  /** `lang` for the element that shows a key: set only if the text is the English fallback. */
  const fallbackLang = (key: Key) => inEnglish(fallbackKeys.includes(key));
  return {
    locale,
    values,
    fallbackLang,
    /** The same for one entry of a list. */
    entryLang: (list: EntryList & Key, { id = '' }: { id?: string | undefined }) =>
      fallbackLang(list) ?? inEnglish(fallbackEntries[list]?.includes(id)),
    text: <K extends TextKey & Key>(key: K): LocalizedText => {
      return { lang: fallbackLang(key), children: values[key] };
    },
    /** Props for `RichText`. */
    html: <K extends HtmlKey & Key>(key: K): { lang: HtmlLang | undefined; html: SafeHtml } => {
      return { lang: fallbackLang(key), html: values[key] };
    },
  };
}
