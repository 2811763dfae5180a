import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { checkedContent } from '@/lib/checked-content';
import { simplified } from '@/lib/content/check/simplify';
import { recordFiles, recordOf } from '@/lib/content/translation/record';
import { type Locale, locales } from '@/lib/i18n/locales';
import { readJson, writeJson, writeWhole } from './files';
import { contentFolder, ROOT } from './paths';

const MESSAGES = join(ROOT, 'messages');

/** Checks the content folder of a build and the messages, as `checkedContent` does. */
export function checkContent(env: NodeJS.Dict<string> = process.env) {
  const dir = contentFolder(env);
  const name = relative(ROOT, dir).split(sep).join('/');
  return checkedContent({ dir, name, messagesDir: MESSAGES, env });
}

/** Where the pages take the inks from; git-ignored. */
const INKS = join(ROOT, 'components/shell/inks.css');

/** Writes the stylesheet of the inks, unless it is there already. */
export function writeInks(css: string) {
  if (!existsSync(INKS) || readFileSync(INKS, 'utf8') !== css) writeWhole(INKS, css);
}

/** Rewrites the content folder so that it says each fact once, as `simplified` has it. */
export function simplifyContent() {
  const dir = contentFolder();
  const paths = ['campaign.json', ...locales.flatMap((locale) => listedIn(dir, locale))];
  const values = Object.fromEntries(paths.map((path) => [path, readJson(join(dir, path))]));
  for (const [path, value] of Object.entries(simplified(values))) {
    if (value !== undefined && JSON.stringify(value) !== JSON.stringify(values[path])) {
      writeJson(join(dir, path), value);
    }
  }
}

/** The content files of a locale by their paths in the folder. */
function listedIn(dir: string, locale: Locale) {
  if (!existsSync(join(dir, locale))) return [];
  const names = readdirSync(join(dir, locale)).filter((name) => name.endsWith('.json'));
  return names.map((name) => `${locale}/${name}`);
}

/** What is recorded of the translations of a content folder and of the messages. */
export const translationRecords = (contentDir: string, locale: Locale) =>
  recordFiles({ contentDir, messagesDir: MESSAGES }, locale);

/**
 * Writes down from which English each translation of a content folder and of the messages was made.
 * @param confirmed stale translations that somebody found right, by their place
 */
export function writeTranslationRecord(
  contentDir: string,
  locale: Locale,
  confirmed?: ReadonlySet<string>,
) {
  for (const { path, rows, record } of translationRecords(contentDir, locale)) {
    writeJson(path, recordOf(rows, record, confirmed));
  }
}
