import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Locale, translatedLocales } from '../../i18n/locales';
import type { Bundle } from '../bundle';
import type { Issue } from '../model/issue';
import { RECORD_FILE } from '../translation/record-line';
import { MESSAGE_FILES } from './files/message-files';
import { publicFolder, readPublicFiles } from './files/public-folder';
import { readSourceFile } from './files/read-source-file';
import { sourceFile } from './files/source-file';
import { interfaceStrings } from './interface-strings';
import { errorReport } from './report';
import { unfollowed } from './rules/record';
import { asIssue, validateContent } from './validate';

/** What is checked: a content folder, the pictures that it names and, if given, the messages. */
export type CheckedPlace = {
  dir: string;
  /** What the report calls the folder. */
  name?: string;
  publicDir?: string;
  messagesDir?: string;
  env?: Record<string, string | undefined>;
  /** The moment of the check; now where it is left out. */
  now?: number;
};

/**
 * Reads and checks a content folder: every issue of every file in one go, and
 * the bundle unless one of them is an error.
 */
export function checkContent({
  dir,
  name = 'content',
  publicDir = publicFolder(dir),
  messagesDir,
  env = {},
  now = Date.now(),
}: CheckedPlace): {
  bundle: Bundle | null;
  issues: Issue[];
} {
  const isFolder = existsSync(dir) && statSync(dir).isDirectory();
  if (!isFolder || readdirSync(dir).length === 0) {
    const missing = asIssue({ file: dir, path: [], code: 'folder.missing' }, undefined);
    return { bundle: null, issues: [missing] };
  }
  const files = { ...filesIn(dir, name), publicFiles: readPublicFiles(publicDir), env, now };
  if (!messagesDir) return validateContent(files);
  const records = translatedLocales.map((locale) => recordIn(dir, locale, name));
  const others = [...records, ...messagesIn(messagesDir)];
  return validateContent({ ...files, others }, [unfollowed, interfaceStrings]);
}

/** The messages of a folder. */
export const messagesIn = (dir: string) =>
  MESSAGE_FILES.flatMap((name) => readSourceFile(join(dir, name), `messages/${name}`) ?? []);

/** The files of a content folder. @param name what the report calls it */
export const filesIn = (dir: string, name = 'content') => ({
  folder: name,
  paths: readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => path.endsWith('.json')),
  read: (path: string) => readSourceFile(join(dir, path), `${name}/${path}`),
});

/** The record of a locale's translations; an empty one where there is none. */
export function recordIn(dir: string, locale: Locale, name = 'content') {
  const path = `${locale}/${RECORD_FILE}`;
  return readSourceFile(join(dir, path), `${name}/${path}`) ?? sourceFile(`${name}/${path}`, '{}');
}

/** Reads and checks a content folder. Throws the whole report as one error. */
export function readBundle(dir: string): Bundle {
  const { bundle, issues } = checkContent({ dir });
  if (bundle) return bundle;
  throw new Error(errorReport(issues));
}
