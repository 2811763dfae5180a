import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { runnerImport } from 'vite';
import { locales } from '../lib/i18n/languages.mjs';
import { readJson, writeJson, writeWhole } from './files.mjs';
import { contentFolder, ROOT } from './paths.mjs';

/** @typedef {{ severity: 'error' | 'warning' }} Problem as lib/content/check/files/problem.ts has it */

/** Imports a TypeScript module of lib/, which Node 20 cannot do by itself. @param {string} path */
export async function importFromLib(path) {
  const config = /** @type {const} */ ({ configFile: false, root: ROOT, logLevel: 'error' });
  const alias = { '@': ROOT.replace(/\/$/, '') };
  const { NODE_ENV } = process.env;
  const { module } = await runnerImport(join(ROOT, 'lib', path), { ...config, resolve: { alias } });
  // vite sets NODE_ENV where it is unset, which would affect later builds
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  return module;
}

/**
 * A check of the content folder and the messages, and what it hands on to the pages, or null where
 * something is wrong (lib/checked-content.ts).
 *
 * @param {NodeJS.ProcessEnv} env of the build
 * @returns {Promise<() => { content: any, problems: Problem[] }>}
 */
export async function contentCheck(env) {
  const { checkedContent } = await importFromLib('checked-content.ts');
  const dir = contentFolder(env);
  const name = relative(ROOT, dir).split(sep).join('/');
  const place = { dir, name, messagesDir: join(ROOT, 'messages'), env };
  return () => checkedContent(place);
}

/** Where the pages take the inks from; git-ignored. */
const INKS = join(ROOT, 'components/shell/inks.css');

/** Writes the stylesheet of the inks, unless it is there already. @param {string} css */
export function writeInks(css) {
  if (!existsSync(INKS) || readFileSync(INKS, 'utf8') !== css) writeWhole(INKS, css);
}

/** What is wrong with the content folder and the messages. */
export async function checkContent() {
  const check = await contentCheck(process.env);
  return check().problems;
}

export async function reports() {
  return importFromLib('content/check/report.ts');
}

/** Rewrites the content folder so that it says each fact once (lib/content/check/simplify.ts). */
export async function simplifyContent() {
  const { simplified } = await importFromLib('content/check/simplify.ts');
  const dir = contentFolder();
  const paths = ['campaign.json', ...locales.flatMap((locale) => listedIn(dir, locale))];
  const values = Object.fromEntries(paths.map((path) => [path, readJson(join(dir, path))]));
  for (const [path, value] of Object.entries(simplified(values))) {
    if (value !== undefined && JSON.stringify(value) !== JSON.stringify(values[path])) {
      writeJson(join(dir, path), value);
    }
  }
}

/** The content files of a locale by their paths in the folder. @param {string} dir @param {string} locale */
function listedIn(dir, locale) {
  if (!existsSync(join(dir, locale))) return [];
  const names = readdirSync(join(dir, locale)).filter((name) => name.endsWith('.json'));
  return names.map((name) => `${locale}/${name}`);
}
