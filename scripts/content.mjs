import { join } from 'node:path';
import { runnerImport } from 'vite';
import { contentFolder, ROOT } from './paths.mjs';

/** @typedef {{ severity: 'error' | 'warning' }} Problem as lib/content/check/problem.ts has it */

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
 * Checks the content folder and the messages, as every build does.
 *
 * @param {NodeJS.ProcessEnv} [env] of the build
 * @returns {Promise<Problem[]>}
 */
export async function checkContent(env = process.env) {
  const { checkContent: check } = await importFromLib('content/check/content.ts');
  const messagesDir = join(ROOT, 'messages');
  const dir = contentFolder(env);
  return check({ dir, messagesDir, env }).problems;
}

export async function reports() {
  return importFromLib('content/check/report.ts');
}
