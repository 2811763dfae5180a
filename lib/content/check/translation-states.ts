import { type Locale, readyLocales, translatedLocales } from '../../i18n/locales';
import type { Finding } from '../model/issue';
import { compareWithRecord, type TranslationRecord } from '../translation/record';
import { contentRows, messageRows, type Row } from '../translation/translatable-texts';
import { type ContentFiles, RECORD_FILE } from './files/content-files';
import { isTable, shortened, valueAt } from './files/json-path';
import { hasWords } from './rules/translations';

const MOST_KEYS = 5;

/** What each existing file has in English still. */
function untranslated(rows: readonly Row[], locale: Locale, written: Set<string>): Finding[] {
  return [...written].flatMap((file) => {
    const all = rows.filter((row) => row.file === file);
    const lacking = all.filter(({ translation }) => translation === null);
    const [count, total] = [lacking.length, all.length];
    const paths = lacking.slice(0, MOST_KEYS).map(({ at }) => at);
    const keys = JSON.stringify(paths);
    const params = { locale, count, total, keys, more: count - paths.length };
    return count === 0 ? [] : [{ file, path: [], code: 'warning.translation.missing', params }];
  });
}

/** What a language has in English still, of an English that has changed since, or not recorded. */
export const translationStates = ({ folder, files, others }: ContentFiles): Finding[] =>
  translatedLocales.flatMap((locale) => {
    const record = `${folder}/${locale}/${RECORD_FILE}`;
    const shown = files.filter((each) => hasWords(each) && !valueAt(each.value, ['left_out']));
    const written = new Set([...shown.map(({ file }) => file), ...others.map(({ file }) => file)]);
    const rows = contentRows(files, locale);
    const messages = readyLocales.includes(locale) ? [] : messageRows(others, locale);
    const missing = untranslated([...rows, ...messages], locale, written);
    const { value } = others.find(({ file }) => file === record) ?? {};
    if (!isTable(value)) return missing;
    const { stale, unrecorded } = compareWithRecord(rows, value as TranslationRecord);
    const changed = stale.map(({ file, at, text }): Finding => {
      const params = { text: shortened(text) };
      return { file, path: at, code: 'warning.translation.stale', params };
    });
    const code = 'warning.translation.unrecorded';
    const params = { count: unrecorded.length };
    const isNew: Finding[] = params.count ? [{ file: record, path: [], code, params }] : [];
    return [...missing, ...changed, ...isNew];
  });
