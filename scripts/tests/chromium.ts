import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { log, timed, UserError } from '@/scripts/cli';
import { execTool } from '@/scripts/exec';
import { npm } from '@/scripts/setup.mjs';

/** Full browsers come before the headless one. */
const BROWSERS = [
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  ...['microsoft-edge', 'microsoft-edge-stable', 'chromium-headless-shell'],
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'Chromium.app/Contents/MacOS/Chromium',
  ...['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'],
];
const START_TIMEOUT_MS = 20_000;

const PACKAGE = {
  name: '@sparticuz/chromium@153.0.0',
  sha512:
    'jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
};

type Env = NodeJS.Dict<string>;

/** In the user's cache, for every copy of the project. */
const unpackedIn = ({ XDG_CACHE_HOME, HOME = homedir() }: Env) =>
  join(XDG_CACHE_HOME || join(HOME, '.cache'), 'chromium-for-tests-153.0.0');

/** The headless Chromium that a machine without a browser gets. */
export const bareBrowser = (env: Env = process.env) => join(unpackedIn(env), 'chromium');

/** A Chromium that starts, if any. Throws `UserError` if CHROMIUM_PATH names one that does not. */
export function findBrowser(env: Env = process.env, own = chromium.executablePath()) {
  const named = env.CHROMIUM_PATH;
  if (named && !starts(named)) {
    throw new UserError(
      `CHROMIUM_PATH is ${named}, which does not start. Name another, or unset it.`,
    );
  }
  if (named) return named;
  return [own, ...installed(BROWSERS, env), bareBrowser(env)].find(starts);
}

type Way = { says: string; isFor: () => boolean; get: () => unknown };

const byNpm: Way = {
  says: `${PACKAGE.name} by npm, into your cache (67 MB)`,
  isFor: () => process.platform === 'linux' && process.arch === 'x64',
  get: () => unpackPackage(unpackedIn(process.env)),
};

const ways: Way[] = [
  {
    says: 'Playwright’s own, into your cache (about 180 MB)',
    isFor: () => true,
    get: () => execTool('playwright', ['install', '--no-shell', 'chromium'], { buffered: true }),
  },
  {
    says: 'the system’s, by apt-get (about 110 MB)',
    isFor: () => process.getuid?.() === 0 && installed(['apt-get']).length > 0,
    get() {
      const [apt = ''] = installed(['apt-get']);
      for (const args of [['update'], ['install', '-y', 'chromium']])
        spawnSync(apt, args, { stdio: 'ignore' });
    },
  },
  byNpm,
];

const getting = ({ says, get }: Way) => timed(`Getting a Chromium to test with: ${says}`, get);

/** A Chromium that starts, fetched if need be. Throws `UserError` if it cannot be fetched. */
export async function requireBrowser(find: () => string | undefined = findBrowser, all = ways) {
  let found = find();
  for (const way of all.filter(({ isFor }) => isFor())) {
    if (found) break;
    await getting(way).catch((error) => log(String(error)));
    found = find();
  }
  if (found) return found;
  throw new UserError(
    'There is no Chromium to test with, and none could be fetched. Get one: npx playwright install --with-deps chromium, or, as root on Debian: apt-get update && apt-get install -y chromium. Or name one: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}

/** Gets the browser that a bare machine gets, in which everybody's tests have to pass, or says why not. */
export async function getBareBrowser() {
  if (fs.existsSync(bareBrowser())) return;
  const why = byNpm.isFor()
    ? await getting(byNpm).catch((error: Error) => error.message)
    : 'it is for Linux on x64.';
  if (why) log(`Not tested in the browser that a machine without one gets: ${why}`);
}

/** Playwright's global set-up; its workers read the variable. */
export default async function setUpBrowser() {
  process.env.CHROMIUM_PATH = await requireBrowser();
}

/** Unpacks the npm package into a folder, with a script that starts it with its own libraries. */
function unpackPackage(folder: string) {
  fs.mkdirSync(dirname(folder), { recursive: true });
  const fresh = fs.mkdtempSync(`${folder}-`);
  const at = (...path: string[]) => join(fresh, ...path);
  const untar = (input: Buffer) => execFileSync('tar', ['-xof', '-', '-C', fresh], { input });
  try {
    npm(['pack', PACKAGE.name, '--pack-destination', fresh], 'ignore');
    const [name] = fs.readdirSync(fresh);
    if (!name) throw new Error(`npm could not fetch ${PACKAGE.name}.`);
    const packed = fs.readFileSync(at(name));
    if (createHash('sha512').update(packed).digest('base64') !== PACKAGE.sha512)
      throw new Error(`${PACKAGE.name} has another hash than the one that is named here.`);
    untar(gunzipSync(packed));
    for (const part of fs.readdirSync(at('package/bin'))) {
      const bytes = brotliDecompressSync(fs.readFileSync(at('package/bin', part)));
      if (part.endsWith('.tar.br')) untar(bytes);
      else fs.writeFileSync(at('chrome'), bytes, { mode: 0o755 });
    }
    for (const unpacked of [name, 'package']) fs.rmSync(at(unpacked), { recursive: true });
    fs.writeFileSync(at('fonts.conf'), `<fontconfig><dir>${folder}</dir></fontconfig>`);
    fs.writeFileSync(at('chromium'), START, { mode: 0o755 });
    fs.renameSync(fresh, folder);
  } finally {
    fs.rmSync(fresh, { recursive: true, force: true });
  }
}

/** A system without a browser may have neither its libraries nor fonts. */
const START = `#!/bin/sh
here="\${0%/*}"
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chrome" "$@"
`;

/** These programs' paths, on the PATH or where macOS and Windows keep applications. */
export function installed(programs: string[], env: Env = process.env) {
  const folders = [
    ...(env.PATH ?? '').split(delimiter),
    ...['/Applications', join(homedir(), 'Applications')],
    ...[env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA],
  ];
  return programs
    .flatMap((program) => folders.map((folder) => (folder ? join(folder, program) : '')))
    .filter(fs.existsSync);
}

/** On Windows `--version` opens a window, so that a file that exists is enough. */
function starts(path: string) {
  if (process.platform === 'win32') return fs.existsSync(path);
  return spawnSync(path, ['--version'], { timeout: START_TIMEOUT_MS }).status === 0;
}
