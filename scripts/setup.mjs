import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// This file and run.mjs run before node_modules exists: plain JavaScript, and node: imports only.

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const QUIETLY = ['--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Installs what package-lock.json names unless it is there. Throws an error with a message
 * for the user when this Node is too old or npm fails.
 */
export function setUp() {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  requireNode(engines.node, process.versions.node);
  const installed = join(ROOT, 'node_modules', '.package-lock.json');
  const named = packagesIn(join(ROOT, 'package-lock.json'));
  if (existsSync(installed) && isInstalled(named, packagesIn(installed))) return;
  console.log('\nInstalling the packages that package-lock.json names ...');
  const start = performance.now();
  const { error, status, stderr } = npm(['ci', ...QUIETLY]);
  if (error) throw new Error('npm was not found. It comes with Node: https://nodejs.org.');
  process.stderr.write(stderr);
  if (status !== 0) throw new Error(installError(stderr));
  console.log(`Installing: ${Math.round((performance.now() - start) / 1000)} s`);
}

/**
 * By folder.
 *
 * @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean }>} Packages
 */

/** @param {string} lock @returns {Packages} */
const packagesIn = (lock) => JSON.parse(readFileSync(lock, 'utf8')).packages;

/**
 * True where npm's record of what it has installed has all that the lock names, but for optional packages,
 * which are for other systems. What is there besides, such as a package of an earlier lock, does no harm.
 *
 * @param {Packages} named
 * @param {Packages} installed
 */
export function isInstalled(named, installed) {
  return Object.entries(named).every(([path, { version, integrity, optional }]) => {
    const own = installed[path];
    if (!own) return path === '' || optional === true;
    return own.version === version && own.integrity === integrity;
  });
}

/**
 * Throws for a Node that the project does not support.
 *
 * @param {string} range such as `^20.19 || >=22.12`
 * @param {string} version
 */
export function requireNode(range, version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isIn = range.split(' || ').some((part) => {
    const [oldest = 0, least = 0] = part.replace(/^\D+/, '').split('.').map(Number);
    return major === oldest ? minor >= least : part.startsWith('>=') && major > oldest;
  });
  if (isIn) return;
  throw new Error(
    `This is Node ${version}; the site needs ${range}. Get the newest from https://nodejs.org.`,
  );
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
  [
    /^/,
    'npm could not install the packages; it says why above. Fix that, then run the command again.',
  ],
];

/** The error message for a failed `npm ci`. @param {string} stderr what npm wrote to it */
export const installError = (stderr) =>
  installErrors.find(([pattern]) => pattern.test(stderr))?.[1];

/**
 * Runs the npm that started this command, else the one on the PATH.
 *
 * @param {string[]} args
 * @param {'inherit' | 'ignore'} stdout
 */
export function npm(args, stdout = 'inherit') {
  const script = process.env.npm_execpath;
  const isOwn = script?.endsWith('npm-cli.js');
  return spawnSync(isOwn ? process.execPath : 'npm', isOwn ? [script ?? '', ...args] : args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['inherit', stdout, 'pipe'],
    shell: !isOwn && process.platform === 'win32',
  });
}
