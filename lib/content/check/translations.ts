import { locales } from '../../i18n/locales';
import type { Finding } from '../model/issue';
import { readRecord } from '../translation/record';
import type { Row, TextFolders } from '../translation/texts';
import { readSourceFile } from './files/read-source-file';
import type { SourceFile } from './files/source-file';

const LONGEST_QUOTED = 80;

function staleFinding({ file, base, at, text: whole }: Row): Finding {
  const isLong = whole.length > LONGEST_QUOTED;
  const text = isLong ? `${whole.slice(0, LONGEST_QUOTED - 3)}...` : whole;
  const path = [...base, ...at];
  return { file, path, code: 'translation.stale', params: { text }, isWarning: true };
}

function unrecordedFinding(file: string, { length: count }: readonly Row[]): Finding[] {
  if (count === 0) return [];
  return [{ file, path: [], code: 'translation.unrecorded', params: { count }, isWarning: true }];
}

/** Translations of texts whose English has changed since, and those of which nobody has noted it. */
export function checkTranslations(folders: TextFolders): {
  sources: SourceFile[];
  issues: Finding[];
} {
  const translations = locales.filter((locale) => locale !== 'en');
  const records = translations.map((locale) => readRecord(folders, locale));
  const sources = records.flatMap(({ file, path }) => readSourceFile(path, file) ?? []);
  const broken = sources.filter(({ issues }) => issues.length > 0);
  const readable = records.filter(({ file }) => !broken.some((source) => source.file === file));
  return {
    sources,
    issues: [
      ...broken.flatMap(({ issues }) => issues),
      ...readable.flatMap(({ file, stale, unrecorded }) => [
        ...stale.map(staleFinding),
        ...unrecordedFinding(file, unrecorded),
      ]),
    ],
  };
}
