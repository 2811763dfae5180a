import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, log, runCommand, UserError } from '../cli.mjs';
import { ROOT } from '../paths.mjs';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {string[]} [os]
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
 * so that every machine asks its own. What is there already stays as it is. Throws `UserError` for a
 * dependency whose version is not exact.
 *
 * @param {Lock} lock
 * @returns {Lock}
 */
export function completeLock(lock) {
  const packages = Object.fromEntries(
    Object.entries(lock.packages).map(([path, { resolved, ...entry }]) => [
      path,
      resolved?.startsWith('http') === false ? { ...entry, resolved } : entry,
    ]),
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

/** Where a package runs, as its name says; undefined where it says nothing. @param {string} name */
export function platformOf(name) {
  /** @param {RegExp} pattern */
  const find = (pattern) => {
    const match = pattern.exec(name)?.[1];
    return match && [match.replace(/^gnu$/, 'glibc')];
  };
  return { os: find(SYSTEMS), cpu: find(PROCESSORS), libc: find(LIBCS) };
}

/**
 * True for a package that Node would find from the folder `path`, there or further up.
 *
 * @param {Lock['packages']} packages
 * @param {string} path
 * @param {string} name
 * @returns {boolean}
 */
function isFound(packages, path, name) {
  if (`${path}/node_modules/${name}`.replace(/^\//, '') in packages) return true;
  const parent = path.slice(0, Math.max(path.lastIndexOf('/node_modules/'), 0));
  return path !== '' && isFound(packages, parent, name);
}

/** @param {string} name @param {string} range */
function exactVersion(name, range) {
  const version = /^[~^]?(\d+\.\d+\.\d+\S*)$/.exec(range)?.[1];
  if (version) return version;
  throw new UserError(
    `${name} is required as "${range}"; write its entry into package-lock.json by hand.`,
  );
}

/** `npm run lock` */
function main() {
  const file = join(ROOT, 'package-lock.json');
  const before = readFileSync(file, 'utf8');
  const after = `${JSON.stringify(completeLock(JSON.parse(before)), null, 2)}\n`;
  if (after !== before) writeFileSync(file, after);
  log(after === before ? 'package-lock.json is complete.' : 'package-lock.json is complete now.');
}

if (isMain(import.meta)) await runCommand(main);
