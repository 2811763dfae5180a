import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Bundle } from '../bundle';
import { publicFolder } from './files/public-folder';
import { readPublicFiles } from './files/read-public-files';
import { readSourceFile } from './files/read-source-file';
import type { Issue, ReportedIssue } from './files/reported-issue';
import { checkInterfaceStrings } from './interface-strings';
import { errorReport } from './report';
import { checkTranslations } from './translations';
import { asReportedIssue, validateContent } from './validate';

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

/** Says what is wrong with the folder itself; null for one with something in it. */
function folderFault(dir: string): Issue | null {
  const isFolder = existsSync(dir) && statSync(dir).isDirectory();
  if (isFolder && readdirSync(dir).length > 0) return null;
  return {
    file: dir,
    path: [],
    found: isFolder
      ? { en: 'an empty folder', es: 'una carpeta vacía' }
      : { en: 'no such folder', es: 'no existe esa carpeta' },
    expected: {
      en: 'a content folder, as --content or CONTENT_DIR names it: a copy of content/ with campaign.json, en/ and es/ in it. Look whether the name is right, from the site’s folder on',
      es: 'una carpeta de contenido, la que nombra --content o CONTENT_DIR: una copia de content/ con campaign.json, en/ y es/ adentro. Mire si el nombre está bien, a partir de la carpeta del sitio',
    },
  };
}

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
  issues: ReportedIssue[];
} {
  const folder = folderFault(dir);
  if (folder) return { bundle: null, issues: [asReportedIssue(folder, undefined)] };
  const files = {
    folder: name,
    paths: readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .map((path) => path.split(sep).join('/'))
      .filter((path) => path.endsWith('.json')),
    read: (path: string) => readSourceFile(join(dir, path), `${name}/${path}`),
    publicFiles: readPublicFiles(publicDir),
    env,
    now,
  };
  const further = messagesDir
    ? [checkInterfaceStrings(messagesDir), checkTranslations({ contentDir: dir, messagesDir })]
    : [];
  return validateContent(files, further);
}

/** Reads and checks a content folder. Throws the whole report as one error. */
export function readBundle(dir: string): Bundle {
  const { bundle, issues } = checkContent({ dir });
  if (bundle) return bundle;
  throw new Error(errorReport(issues));
}
