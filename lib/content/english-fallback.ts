import type { Locale } from '../i18n/locales';
import type { Bundle } from './bundle';
import type { ReadFile } from './check/files/content-files';
import { type Table, valueAt } from './check/files/json-path';
import type { ContentData } from './localized';
import type { ContentKey } from './model/content';

/** A locale's content over the English key by key; an empty text is a value. */
export function contentOverEnglish(bundle: Bundle, locale: Locale): ContentData {
  const { en, [locale]: own, fallbackEntries } = bundle;
  return {
    locale,
    values: { ...en, ...own },
    fallbackKeys: (Object.keys(en) as ContentKey[]).filter((key) => !(key in own)),
    fallbackEntries: fallbackEntries[locale] ?? {},
  };
}

/** A list's entries as a locale shows them, and the ids of those still in English. */
export function entriesOverEnglish(english: readonly ReadFile[], own: readonly ReadFile[]) {
  const entries = english
    .map((each) => own.find(({ id }) => id === each.id) ?? each)
    .filter(({ value }) => valueAt(value, ['left_out']) !== true);
  const inEnglish = entries.filter(
    (each) => !own.includes(each) || !valueAt(each.value, ['title']),
  );
  return { entries, inEnglish: inEnglish.map(({ id = '' }) => id) };
}

/** A translated entry over its English one, but without a picture drawn from English lines. */
export function entryOverEnglish(english: Table, own: Table): Table {
  const { left_out: _, order: _order, ...words } = own;
  const { image: _image, image_alt: _alt, ...rest } = english;
  return { ...(words.graphic ? rest : english), ...words };
}
