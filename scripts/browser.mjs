import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { log, UserError } from './cli.mjs';
import { exec, execTool } from './exec.mjs';

const ON_PATH = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const START_TIMEOUT_MS = 20_000;

/**
 * The path of a Chromium that starts: CHROMIUM_PATH, Playwright's own, one on the PATH; else one that
 * Playwright downloads or the system's package manager installs. Throws `UserError` when there is
 * none to be had.
 */
export async function ensureBrowser(env = process.env) {
  for (const attempt of [() => {}, downloadBrowser, installBrowser]) {
    await attempt(env);
    const found = await findBrowser(env);
    if (found) return found;
  }
  throw new UserError(
    'No Chromium to test with. Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}

/** @param {NodeJS.ProcessEnv} env */
async function downloadBrowser(env) {
  log('There is no Chromium here yet. Asking Playwright for its own ...');
  await execTool('playwright', ['install', 'chromium'], { env });
}

/** @param {NodeJS.ProcessEnv} env */
async function installBrowser(env) {
  if (process.getuid?.() !== 0 || onPath(['apt-get'], env).length === 0) return;
  log("That did not give one that starts. Asking the system's package manager ...");
  await exec('apt-get', ['update'], { env });
  await exec('apt-get', ['install', '-y', 'chromium'], { env });
}

/**
 * The first browser that starts, if any. Throws `UserError` for a CHROMIUM_PATH that does not.
 *
 * @param {NodeJS.ProcessEnv} env
 */
async function findBrowser(env) {
  const named = env.CHROMIUM_PATH;
  if (named && !starts(named)) {
    throw new UserError(
      `CHROMIUM_PATH is ${named}, which does not start. Name another, or unset it.`,
    );
  }
  const { chromium } = await import('@playwright/test');
  return named || [chromium.executablePath(), ...onPath(ON_PATH, env)].find(starts);
}

/**
 * Where on the PATH these programs are, those that are.
 *
 * @param {string[]} programs
 * @param {NodeJS.ProcessEnv} env
 */
export function onPath(programs, env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return programs
    .flatMap((program) => folders.map((folder) => join(folder, program)))
    .filter((path) => existsSync(path));
}

/**
 * True for a browser that starts here; one without its system libraries does not. On Windows, where
 * asking for the version opens a window, a file that exists is enough.
 *
 * @param {string} path
 */
function starts(path) {
  if (process.platform === 'win32') return existsSync(path);
  return spawnSync(path, ['--version'], { timeout: START_TIMEOUT_MS }).status === 0;
}
