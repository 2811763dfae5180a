import { translatedLocales } from '../../i18n/locales';
import { RECORD_FILE } from '../model/entry-lists';
import type { Finding } from '../model/issue';
import { compareWithRecord, type TranslationRecord } from '../translation/record';
import { contentRows } from '../translation/translatable-texts';
import type { ContentFiles } from './files/content-files';
import { isTable, shortened } from './files/json-path';
import { doubt } from './rules/translations';

/** Translations whose English has changed since, and those that nobody has recorded. */
export const unrecordedTranslations = ({ folder, files, others }: ContentFiles): Finding[] =>
  translatedLocales.flatMap((locale) => {
    const record = `${folder}/${locale}/${RECORD_FILE}`;
    const { value } = others.get(record) ?? {};
    if (!isTable(value)) return [];
    const rows = contentRows(files, locale);
    const { stale, unrecorded } = compareWithRecord(rows, value as TranslationRecord);
    const changed = stale.map(({ file, at, text }) =>
      doubt(file, at, 'translation.stale', { text: shortened(text) }),
    );
    const count = unrecorded.length;
    return count ? [...changed, doubt(record, [], 'translation.unrecorded', { count })] : changed;
  });
