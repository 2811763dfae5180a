import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { scripts } from '@/package.json';
import { filesUnder } from './support/files';

const pagesIn = (dir: string) =>
  new Map(filesUnder(dir, /\.md$/).map(({ path, text }) => [path.slice(dir.length + 1), text]));

const sources = ['app', 'components', 'lib', 'scripts', 'tests'].flatMap((dir) =>
  filesUnder(dir, /\.(tsx?|css|mjs)$/).map(({ path }) => path),
);
/** What a page has its reader make. */
const EXAMPLE = '/FaqScreen.tsx';

const english = pagesIn('docs/en');
const spanish = pagesIn('docs/es');
/** What only engineers read is in English alone. */
const englishOnly = ['decisions.md', 'guarantees.md'];
const twins = [...english].filter(([name]) => !englishOnly.includes(name));
const pages = [
  ...[...english].map(([name, text]) => [`docs/en/${name}`, text] as const),
  ...[...spanish].map(([name, text]) => [`docs/es/${name}`, text] as const),
  ['README.md', readFileSync('README.md', 'utf8')] as const,
];

test('each page for organisers is there in both languages', () => {
  expect([...spanish.keys()].sort()).toEqual(twins.map(([name]) => name).sort());
  expect(english.size).toBeGreaterThan(10);
});

test.each(twins)('%s names the same commands in Spanish', (name, text) => {
  const commands = (page = '') => [...new Set(page.match(/npm (run )?[\w:]+/g))].sort();
  expect(commands(spanish.get(name))).toEqual(commands(text));
});

test.each([...english])('the index leads to %s', (name) => {
  for (const [index, own] of [[english, 'README.md'] as const, [spanish, 'README.md'] as const]) {
    if (name !== own) expect(index.get(own)).toMatch(new RegExp(`\\]\\((../en/)?${name}\\)`));
  }
});

test.each(pages)('%s names only what is there', (path, text) => {
  for (const [, link = ''] of text.matchAll(/\]\(([^)]+)\)/g)) {
    if (!/^https:/.test(link)) {
      expect(existsSync(join(dirname(path), link.replace(/#.*/, ''))), link).toBe(true);
    }
  }
  for (const [, file = ''] of text.matchAll(/`([\w./()-]+\.(tsx?|css|mjs))`/g)) {
    const isThere = existsSync(file) || sources.some((path) => path.endsWith(`/${file}`));
    expect(isThere || file.endsWith(EXAMPLE), file).toBe(true);
  }
  for (const [, name = ''] of text.matchAll(/npm run ([\w:-]+)/g)) {
    expect(scripts).toHaveProperty([name]);
  }
});

test('the README names every npm script, and there are few', () => {
  const readme = readFileSync('README.md', 'utf8');
  const isNamed = (name: string) => new RegExp(`^npm (run )?${name} {2,}\\S`, 'm').test(readme);
  expect(Object.keys(scripts).filter((name) => !isNamed(name))).toEqual([]);
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(15);
});

/** What only some shells have: variables in front of a command, and programs of Unix. */
const ONE_SHELL = /`[A-Z_]+=\S* \w|`(mv|cp|rm|mkdir|export|cat) |&& /;

test.each(pages)('%s has no command that only some shells understand', (_, text) => {
  const commands = text.match(/`[^`\n]+`/g) ?? [];
  expect(commands.filter((command) => ONE_SHELL.test(command))).toEqual([]);
});
