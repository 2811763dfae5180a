import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, whatever the working directory. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Where `next build` exports the site; EXPORT_DIR names another folder for a second build. */
export const OUT = join(ROOT, process.env.EXPORT_DIR ?? 'out');

/** The nginx configuration: next to the folder that is served, not in it. */
export const nginxConfig = (out: string) => `${out}.nginx.conf`;

/** Where campaigns are that are not the site, relative to `ROOT`: those to come and those that were. */
export const CAMPAIGNS = 'campaigns';

/** Git-ignored: what the mock services receive and what commands leave for one another. */
export const MOCK_SERVICES = join(ROOT, '.mock-services');

/** Git-ignored: the pictures that a build draws, at their addresses. */
export const DRAWN = join(ROOT, 'drawn');

/**
 * Git-ignored, relative to `ROOT`: what `npm start` and `npm run preview` show, so that neither a draft nor
 * another campaign ends up in out/, which is uploaded.
 */
export const PREVIEW_OUT = '.mock-services/preview/out';

/** Git-ignored: the editors' schemas of the content files (.vscode/settings.json). */
export const SCHEMAS = join(ROOT, '.vscode/schemas');

/** Git-ignored: the form editor for an address of its own (`scripts/commands/build-editor.ts`). */
export const ONLINE_EDITOR = join(ROOT, 'out-editor');

/** Git-ignored: the variants of the site that `scripts/commands/bench.ts` compares. */
export const BENCH = join(ROOT, '.bench');

/** The content folder of this build: content/, or the one that CONTENT_DIR names. */
export const contentFolder = (env: NodeJS.Dict<string> = process.env) =>
  resolve(ROOT, env.CONTENT_DIR ?? 'content');
