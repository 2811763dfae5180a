import { expect, test } from 'vitest';
import manifest from '@/package.json';
import lock from '@/package-lock.json';

type Locked = { integrity?: string; optionalDependencies?: Record<string, string> };

const { '': root, ...others } = lock.packages;
const packages: [string, Locked][] = Object.entries(others);

test('holds each package to a hash, and names no registry', () => {
  for (const [path, entry] of packages) {
    expect(entry.integrity, path).toMatch(/^sha512-/);
    expect(entry, path).not.toHaveProperty('resolved');
  }
});

test('has the packages of every platform, without which npm ci refuses it', () => {
  const names = new Set(packages.map(([path]) => path.split('node_modules/').at(-1)));
  const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => `${name} of ${path}`),
  );
  expect(missing).toEqual([]);
});

test('is the lock of this package.json', () => {
  const { dependencies, devDependencies } = manifest;
  expect(root).toMatchObject({ dependencies, devDependencies });
});
