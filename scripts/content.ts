import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { checkedContent } from '@/lib/checked-content';
import { simplified } from '@/lib/content/check/simplify';
import { readRecord, recordOf } from '@/lib/content/translation/record';
import { type Locale, locales } from '@/lib/i18n/locales';
import { readJson, writeJson } from './files';
import { contentFolder, ROOT } from './paths';

const MESSAGES = join(ROOT, 'messages');

/** Checks the content folder of a build and the messages, as `checkedContent` does. */
export function checkContent(env: NodeJS.Dict<string> = process.env) {
  const dir = contentFolder(env);
  const name = relative(ROOT, dir).split(sep).join('/');
  return checkedContent({ dir, name, messagesDir: MESSAGES, env });
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

/** What is recorded of the translations of a content folder, with the rows of the messages. */
export const translationRecord = (contentDir: string, locale: Locale) =>
  readRecord({ contentDir, messagesDir: MESSAGES }, locale);

/**
 * Writes down from which English each translation of a content folder was made.
 * @param confirmed stale translations that somebody found right, by their place
 */
export function writeTranslationRecord(
  contentDir: string,
  locale: Locale,
  confirmed?: ReadonlySet<string>,
) {
  const { path, rows, record } = translationRecord(contentDir, locale);
  writeJson(path, recordOf(rows, record, confirmed));
}
