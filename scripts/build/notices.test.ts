import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licensesText, productionPackages } from './notices';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const packages = productionPackages(lock);

test('names what the site is made of, and no tool', () => {
  const names = packages.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react-dom', 'axios', '@fontsource/anton']));
  expect(names).not.toContain('vitest');
});

test('gives each package its licence, the letters theirs', () => {
  const text = licensesText(packages, '.');
  for (const { name, version } of packages) expect(text).toContain(`${name} ${version}\nLicense: `);
  expect(text).toContain('SIL OPEN FONT LICENSE');
});
