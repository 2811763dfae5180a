import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, runTool } from './run.mjs';
import { Stop, say } from './say.mjs';

const ON_PATH = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const START_TIMEOUT_MS = 20_000;

/**
 * The path of a Chromium that starts: CHROMIUM_PATH, Playwright's own, one on the PATH; else one
 * fetched by Playwright, or by the system's package manager where it may. Throws `Stop` when there
 * is none to be had.
 */
export async function ensureBrowser(env = process.env) {
  const found = await findBrowser(env);
  if (found) return found;

  say('There is no Chromium here yet. Asking Playwright for its own ...');
  await runTool('playwright', ['install', 'chromium'], { env });
  const fetched = await findBrowser(env);
  if (fetched) return fetched;

  if (process.getuid?.() === 0 && onPath(['apt-get'], env).length > 0) {
    say("That did not give one that starts. Asking the system's package manager ...");
    await run('apt-get', ['update'], { env });
    await run('apt-get', ['install', '-y', 'chromium'], { env });
    const installed = await findBrowser(env);
    if (installed) return installed;
  }
  throw new Stop(
    'No Chromium to test with. Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}

/**
 * The first browser that is there and starts, if any. A CHROMIUM_PATH that does not is a `Stop`.
 *
 * @param {NodeJS.ProcessEnv} env
 */
async function findBrowser(env) {
  const named = env.CHROMIUM_PATH;
  if (named && !starts(named)) {
    throw new Stop(`CHROMIUM_PATH is ${named}, which does not start. Name another, or unset it.`);
  }
  return named || [...(await playwrightsOwn()), ...onPath(ON_PATH, env)].find(starts);
}

/** Playwright's own Chromium, if it has been fetched. */
async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath()].filter((path) => path && existsSync(path));
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
 * Whether a browser starts here; one without its system libraries does not. On Windows, where
 * asking opens a window, being there is enough.
 *
 * @param {string} path
 */
function starts(path) {
  if (process.platform === 'win32') return existsSync(path);
  return spawnSync(path, ['--version'], { timeout: START_TIMEOUT_MS }).status === 0;
}
