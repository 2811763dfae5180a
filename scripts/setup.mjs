import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { log, UserError } from './cli.mjs';
import { exec, execNode } from './exec.mjs';
import { ROOT, SCHEMAS } from './paths.mjs';

// This file runs before node_modules exists: node: imports only.

const OLDEST_NODE = '20.9';
const QUIETLY = ['--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Installs what package-lock.json names, unless that was done before, and writes the editors' schemas.
 * Throws `UserError` when this Node is too old or npm fails.
 */
export async function setUp() {
  requireNode(process.versions.node);
  if (await install()) return;
  // which needs what was installed
  const { writeSchemas } = await import('./schemas.mjs');
  await writeSchemas();
}

/** Resolves to true where everything was there already. */
async function install() {
  const installed = join(ROOT, 'node_modules', '.package-lock.json');
  if (existsSync(installed)) {
    const named = packagesIn(join(ROOT, 'package-lock.json'));
    if (isInstalled(named, packagesIn(installed))) return existsSync(SCHEMAS);
  }
  log('Installing the packages that package-lock.json names ...');
  const { code, stderr } = await npm(['ci', ...QUIETLY]);
  if (code !== 0) throw new UserError(installError(stderr));
  return false;
}

/** @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean }>} Packages by folder */

/** @param {string} lock @returns {Packages} */
const packagesIn = (lock) => JSON.parse(readFileSync(lock, 'utf8')).packages;

/**
 * True where npm's record of what it has installed is what the lock names, but for optional packages,
 * which are for other systems.
 *
 * @param {Packages} named
 * @param {Packages} installed
 */
export function isInstalled(named, installed) {
  /** @param {[string, Packages[string]]} entry */
  const isSame = ([path, { version, integrity, optional }]) => {
    const own = installed[path];
    if (!own) return path === '' || optional === true;
    return own.version === version && own.integrity === integrity;
  };
  return (
    Object.entries(named).every(isSame) && Object.keys(installed).every((path) => path in named)
  );
}

/** Throws `UserError` for a Node that is older than the project supports. @param {string} version */
export function requireNode(version) {
  if (isAtLeast(OLDEST_NODE, version)) return;
  throw new UserError(
    `This is Node ${version}; the site needs ${OLDEST_NODE} or newer. Get it from https://nodejs.org.`,
  );
}

/**
 * True for a version that is not older than `oldest`, given as major and minor.
 *
 * @param {string} oldest
 * @param {string} version
 */
export function isAtLeast(oldest, version) {
  return version.localeCompare(oldest, 'en', { numeric: true }) >= 0;
}

/** @type {[RegExp, string][]} */
const installErrors = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT/,
    'npm could not reach its registry. Check the network connection (and `npm config get registry`), then run the command again.',
  ],
  [/EUSAGE/, 'package-lock.json does not match package.json. Fix it: npm install'],
  [/ENOSPC/, 'The disk is full. Make room, then run the command again.'],
  [
    /EACCES|EPERM/,
    'npm may not write here. Give yourself the folder (chown), then run the command again.',
  ],
];

/** The error message for a failed `npm ci`. @param {string} stderr what npm wrote to it */
export function installError(stderr) {
  const known = installErrors.find(([pattern]) => pattern.test(stderr));
  return (
    known?.[1] ??
    'npm could not install the packages; it says why above. Fix that, then run the command again.'
  );
}

/** Runs the npm that started this command, else the one on the PATH. @param {string[]} args */
async function npm(args) {
  let stderr = '';
  /** @param {string} text */
  const onStderr = (text) => {
    stderr += text;
  };
  const script = process.env.npm_execpath;
  try {
    const code = script?.endsWith('npm-cli.js')
      ? await execNode(script, args, { onStderr })
      : await exec('npm', args, { onStderr, shell: process.platform === 'win32' });
    return { code, stderr };
  } catch {
    throw new UserError('npm was not found. It comes with Node: https://nodejs.org.');
  }
}
