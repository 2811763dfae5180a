import { locales } from '../../i18n/locales';
import { readRecord } from '../translation/record';
import type { Row, TextFolders } from '../translation/rows';
import { readSourceFile } from './files/read-source-file';
import type { Issue } from './files/reported-issue';
import type { SourceFile } from './files/source-file';

const LONGEST_QUOTED = 80;

function staleIssue({ file, base, at, text }: Row): Issue {
  const quoted = text.length > LONGEST_QUOTED ? `${text.slice(0, LONGEST_QUOTED - 3)}...` : text;
  const path = [...base, ...('path' in at ? at.path : [])];
  return {
    file,
    path,
    expected: {
      en: `what the English says now, “${quoted}”: it has changed since this was translated; npm run translate puts both into its sheet`,
      es: `lo que dice ahora el inglés, “${quoted}”: cambió desde que se tradujo; npm run translate pone los dos en su hoja`,
    },
    isWarning: true,
  };
}

function unrecordedIssue(file: string, { length }: readonly Row[]): Issue[] {
  if (length === 0) return [];
  return [
    {
      file,
      path: [],
      found: {
        en: length === 1 ? '1 new translation' : `${length} new translations`,
        es: length === 1 ? '1 traducción nueva' : `${length} traducciones nuevas`,
      },
      expected: {
        en: 'from which English each was made, so that a later change of it is noticed: npm run translate writes it down',
        es: 'de qué inglés se hizo cada una, para que un cambio posterior se note: npm run translate lo anota',
      },
      isWarning: true,
    },
  ];
}

/** Translations of texts whose English has changed since, and those of which nobody has noted it. */
export function checkTranslations(folders: TextFolders): {
  sources: SourceFile[];
  issues: Issue[];
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
        ...stale.map(staleIssue),
        ...unrecordedIssue(file, unrecorded),
      ]),
    ],
  };
}
