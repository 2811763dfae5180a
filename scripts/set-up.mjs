import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './places.mjs';
import { run } from './run.mjs';
import { Stop, say } from './say.mjs';

// This file runs before node_modules exists: node: imports only.

const OLDEST_NODE = /** @type {const} */ ([20, 9]);
const INSTALL = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Installs what package-lock.json names, unless it is there already. Throws `Stop` when this Node is
 * too old or npm cannot do it.
 */
export async function setUp() {
  requireNode(process.versions.node);
  const wanted = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  const digest = wanted.digest('hex');
  const stamp = join(ROOT, 'node_modules', '.set-up');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;

  say('Installing the packages that package-lock.json names (npm ci) ...');
  const { code, said } = await runNpm(INSTALL);
  if (code !== 0) throw new Stop(installTrouble(said));
  writeFileSync(stamp, digest);
}

/**
 * Throws `Stop` when a Node version is older than the project supports.
 *
 * @param {string} version
 */
export function requireNode(version) {
  if (isSince(OLDEST_NODE, version)) return;
  throw new Stop(
    `This is Node ${version}; the site needs ${OLDEST_NODE.join('.')} or newer. Get it from https://nodejs.org.`,
  );
}

/**
 * Whether a version is this major and minor one or a newer one.
 *
 * @param {readonly [number, number]} oldest
 * @param {string} version
 */
export function isSince([oldestMajor, oldestMinor], version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/**
 * The one line for an `npm ci` that failed.
 *
 * @param {string} said what npm wrote on its error stream
 */
export function installTrouble(said) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT/.test(said)) {
    return 'npm could not reach its registry. Check the network connection (and `npm config get registry`), then run the command again.';
  }
  if (/EUSAGE/.test(said)) {
    return 'package-lock.json does not match package.json. Mend it: npm install && npm run lock';
  }
  if (/ENOSPC/.test(said)) return 'The disk is full. Make room, then run the command again.';
  if (/EACCES|EPERM/.test(said)) {
    return 'npm may not write here. Give yourself the folder (chown), then run the command again.';
  }
  return 'npm could not install the packages; it says why above. Mend that, then run the command again.';
}

/**
 * npm as this command was started with it, else the one on the PATH.
 *
 * @param {string[]} args
 */
async function runNpm(args) {
  let said = '';
  /** @param {string} text */
  const hear = (text) => {
    said += text;
  };
  const npm = process.env.npm_execpath;
  try {
    const code = npm?.endsWith('npm-cli.js')
      ? await run(process.execPath, [npm, ...args], { hear })
      : await run('npm', args, { hear, shell: process.platform === 'win32' });
    return { code, said };
  } catch {
    throw new Stop('npm was not found. It comes with Node: https://nodejs.org.');
  }
}
