import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Where `next build` exports the site; EXPORT_DIR names another folder for a second build. */
export const OUT = join(ROOT, process.env.EXPORT_DIR ?? 'out');

/** The nginx configuration: next to the folder that is served, not in it. */
export const nginxConfig = (out: string) => `${out}.nginx.conf`;

export const MESSAGES = join(ROOT, 'messages');

/** Git-ignored: what the mock services receive and what commands leave for one another. */
export const MOCK_SERVICES = join(ROOT, '.mock-services');

/** Git-ignored: the pictures that a build draws, at their addresses. */
export const DRAWN = join(ROOT, 'drawn');

/** Git-ignored: the fonts of the pages, with the letters that they need. */
export const FONTS = join(ROOT, 'generated/fonts');

/** The content folder of this build: content/, or the one that CONTENT_DIR names. */
export const contentFolder = (env: NodeJS.Dict<string> = process.env) =>
  resolve(ROOT, env.CONTENT_DIR ?? 'content');
