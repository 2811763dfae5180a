import { type Locale, translatedLocales } from '../../../i18n/locales';
import type { Finding } from '../../model/issue';
import { compareWithRecord } from '../../translation/record';
import { RECORD_FILE, type TranslationRecord } from '../../translation/record-line';
import { contentRows } from '../../translation/texts';
import type { ContentFiles } from '../files/content-files';
import { isTable } from '../files/json-path';
import { doubt } from './translations';

const LONGEST_QUOTED = 80;

/** Translations whose English has changed since, and those of which nobody has noted it. */
function unfollowed({ folder, files, others }: ContentFiles, locale: Locale): Finding[] {
  const record = `${folder}/${locale}/${RECORD_FILE}`;
  const { value } = others.get(record) ?? {};
  if (!isTable(value)) return [];
  const rows = contentRows(files, locale);
  const { stale, unrecorded } = compareWithRecord(rows, value as TranslationRecord);
  const changed = stale.map(({ file, at, text }) => {
    const isLong = text.length > LONGEST_QUOTED;
    const quoted = isLong ? `${text.slice(0, LONGEST_QUOTED - 3)}...` : text;
    return doubt(file, at, 'translation.stale', { text: quoted });
  });
  const count = unrecorded.length;
  return count > 0 ? [...changed, doubt(record, [], 'translation.unrecorded', { count })] : changed;
}

/** What only the record of translations shows, which no browser reads: it is written after a save. */
export const recordRules = [
  (content: ContentFiles) =>
    translatedLocales
      .filter((locale) => content.files.some((each) => each.locale === locale))
      .flatMap((locale) => unfollowed(content, locale)),
];
