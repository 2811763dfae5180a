import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, wherever a command was called from. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Where `next build` puts the site; EXPORT_DIR names another place for a second edition. */
export const OUT = join(ROOT, process.env.EXPORT_DIR ?? 'out');

/** The site for nginx: beside the folder that visitors fetch from, not in it. @param {string} out */
export const nginxConfig = (out) => `${out}.nginx.conf`;

/** Git-ignored: what the stand-ins receive and what the commands leave for each other. */
export const STAND_INS = join(ROOT, '.stand-ins');

/** Git-ignored, relative to `ROOT`: the archived edition that is built for the e2e tests. */
export const ARCHIVED = { content: '.stand-ins/archived/content', out: '.stand-ins/archived/out' };

/** Git-ignored, relative to `ROOT`: another campaign, which is built to see that nothing of this one is in it. */
export const NEXT_CAMPAIGN = {
  folder: '.stand-ins/next-campaign/site',
  out: '.stand-ins/next-campaign/out',
};

/** Git-ignored: the editors' schemas of the content files (.vscode/settings.json). */
export const SCHEMAS = join(ROOT, '.vscode/schemas');

/** Git-ignored: the empty page that `npm run bench` measures ours against. */
export const BENCH = join(ROOT, '.bench');

/** Git-ignored: what `npm run pictures` takes. */
export const PICTURES = join(ROOT, '.pictures');

/** The content of this build: content/, or the bundle that CONTENT_DIR names. */
export const contentFolder = (env = process.env) => resolve(ROOT, env.CONTENT_DIR ?? 'content');
