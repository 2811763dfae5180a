import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './places.mjs';
import { command, isCommand, Stop, say } from './say.mjs';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {Record<string, string>} [optionalDependencies]
 *
 * @typedef {{ lockfileVersion?: number, packages: Record<string, LockedPackage> }} Lock
 */

const SYSTEMS =
  /(?<=[-/])(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)/;
const PROCESSORS = /-(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)(?=-|$)/;
const LIBCS = /[-x](musl|gnu|glibc)(?=-|$)/;

/**
 * The lock with every optional dependency that a package names, so that `npm ci` passes on every
 * platform, also where the registry at hand had only some of them; and without registry addresses,
 * so that every machine asks its own. What is there already stays as it is.
 *
 * @param {Lock} lock
 * @returns {Lock}
 */
export function completeLock(lock) {
  const packages = Object.fromEntries(
    Object.entries(lock.packages).map(([path, entry]) => [path, withoutRegistry(entry)]),
  );
  for (const [path, { dev, optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      if (isFound(packages, path, name)) continue;
      const { cpu, libc, os } = platformOf(name);
      packages[`node_modules/${name}`] = {
        version: exactVersion(name, range),
        ...(cpu && { cpu }),
        ...(dev && { dev }),
        ...(libc && { libc }),
        optional: true,
        ...(os && { os }),
      };
    }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

/**
 * What a package's name says about where it runs; undefined where it says nothing.
 *
 * @param {string} name
 * @returns {{ os: string[] | undefined, cpu: string[] | undefined, libc: string[] | undefined }}
 */
export function platformOf(name) {
  const os = SYSTEMS.exec(name)?.[1];
  const cpu = PROCESSORS.exec(name)?.[1];
  const libc = LIBCS.exec(name)?.[1]?.replace(/^gnu$/, 'glibc');
  return {
    os: os ? [os] : undefined,
    cpu: cpu ? [cpu] : undefined,
    libc: libc ? [libc] : undefined,
  };
}

/** @param {LockedPackage} entry */
function withoutRegistry(entry) {
  const { resolved, ...rest } = entry;
  return resolved === undefined || /^https?:/.test(resolved) ? rest : entry;
}

/**
 * Looks for a package as node would, from the folder that names it upwards.
 *
 * @param {Lock['packages']} packages
 * @param {string} path
 * @param {string} name
 * @returns {boolean}
 */
function isFound(packages, path, name) {
  const own = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`;
  if (own in packages) return true;
  const parent = path.slice(0, Math.max(path.lastIndexOf('/node_modules/'), 0));
  return path !== '' && isFound(packages, parent, name);
}

/**
 * @param {string} name
 * @param {string} range
 */
function exactVersion(name, range) {
  const version = /^[~^]?(\d+\.\d+\.\d+\S*)$/.exec(range)?.[1];
  if (version) return version;
  throw new Stop(
    `${name} is wanted as "${range}"; write its entry into package-lock.json by hand.`,
  );
}

async function main() {
  const file = join(ROOT, 'package-lock.json');
  const before = readFileSync(file, 'utf8');
  const lock = /** @type {Lock} */ (JSON.parse(before));
  const complete = completeLock(lock);
  const after = `${JSON.stringify(complete, null, 2)}\n`;
  const added = Object.keys(complete.packages).length - Object.keys(lock.packages).length;

  if (after === before) return say('package-lock.json is complete.');
  writeFileSync(file, after);
  say(`package-lock.json is complete now: ${added} packages of other platforms added.`);
}

if (isCommand(import.meta)) await command(main);
