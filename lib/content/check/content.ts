import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Bundle } from '../bundle';
import type { Issue } from '../model/issue';
import { publicFolder } from './files/public-folder';
import { readPublicFiles } from './files/read-public-files';
import { readSourceFile } from './files/read-source-file';
import { checkInterfaceStrings } from './interface-strings';
import { errorReport } from './report';
import { checkTranslations } from './translations';
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
