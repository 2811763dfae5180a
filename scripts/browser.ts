import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { UserError } from './cli';

const ON_PATH = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const START_TIMEOUT_MS = 20_000;

/**
 * The path of a Chromium that starts: CHROMIUM_PATH, Playwright's own, or one on the PATH. Nothing is
 * installed: throws `UserError`, with the commands that would, when there is none.
 */
export function requireBrowser(
  env: NodeJS.Dict<string> = process.env,
  own = chromium.executablePath(),
) {
  const named = env.CHROMIUM_PATH;
  if (named && !starts(named)) {
    throw new UserError(
      `CHROMIUM_PATH is ${named}, which does not start. Name another, or unset it.`,
    );
  }
  const found = named || [own, ...onPath(ON_PATH, env)].find(starts);
  if (found) return found;
  throw new UserError(
    'There is no Chromium to test with. Get one: npx playwright install --with-deps chromium, or, as root on Debian: apt-get update && apt-get install -y chromium. Or name one: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}

/** Where on the PATH these programs are, those that are. */
export function onPath(programs: string[], env: NodeJS.Dict<string>) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return programs
    .flatMap((program) => folders.map((folder) => join(folder, program)))
    .filter((path) => existsSync(path));
}

/**
 * True for a browser that starts here; one without its system libraries does not. On Windows, where
 * asking for the version opens a window, a file that exists is enough.
 */
function starts(path: string) {
  if (process.platform === 'win32') return existsSync(path);
  return spawnSync(path, ['--version'], { timeout: START_TIMEOUT_MS }).status === 0;
}
