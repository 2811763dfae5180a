import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyBundle, noteDrawn, setAt } from '@/tests/support/bundle';
import { checkContent } from '../content';

const RECORD = 'drawn-graphics.json';

const LOCAL = { NEXT_PUBLIC_SITE_URL: 'http://localhost:3000' };

/** What is wrong after a change, a line for each. */
function errorsAfter(change: (dir: string) => void): string[] {
  const dir = copyBundle();
  change(dir);
  return checkContent({ dir, env: LOCAL }).problems.map(({ file, line, key, expected }) => {
    expect(expected.es).toContain('npm run art');
    return `${file}:${line} ${key}: ${expected.en}`;
  });
}

test.each<[what: string, file: string, path: string, value: unknown, pictures: string]>([
  ['question', 'en/site.json', 'intro_title', 'Who is in?', 'share-en.png, .* were'],
  ['Spanish question', 'es/site.json', 'intro_title', '¿Quién viene?', 'share-es.png, .* were'],
  ['demand', 'en/site.json', 'intro_demands[3]', 'Raise the wage', 'share-en.png was'],
  ['name', 'en/site.json', 'site_title', 'Season', 'wordmark-en.svg, share-en.png, .* were'],
  [
    'date',
    'campaign.json',
    'season.ends',
    '2021-08-09',
    'wordmark-en.svg, share-en.png, card-letter-en.png and .* were',
  ],
  ['ink', 'campaign.json', 'inks.flame', '#a02818', 'favicon.svg, rays.svg, march.svg and .* were'],
  [
    'address',
    'campaign.json',
    'site_url',
    'https://march.example.org',
    'selfie-sample-en-640.webp, selfie-sample-2-en-640.webp, .* were',
  ],
  [
    'word on the cards',
    'es/site.json',
    'march_words',
    ['VOTE', 'PAZ'],
    'march-light-es.svg, selfie-sample-es-640.webp, card-selfie-es.png and 1 more were',
  ],
  [
    'caption',
    'en/site.json',
    'selfies_sample_caption',
    'I dream.',
    'selfie-sample-en-640.webp, card-selfie-en.png were',
  ],
  ['invitation to sign', 'es/site.json', 'letter_cta', 'Firme', 'card-letter-es.png was'],
  [
    'question about a state',
    'en/site.json',
    'place_question',
    '{names}?',
    'card-call-.*-en.png was',
  ],
])('after another %s, the drawings that say it are named', (_, file, path, value, pictures) => {
  const errors = errorsAfter((dir) => setAt(dir, file, path, value));
  const sentence = new RegExp(
    `: what the .*: it has changed since ${pictures} drawn, .* npm run art$`,
  );
  const key = path.replace(/[.[].*/, '');
  const found = errors.filter((error) => sentence.test(error));
  expect(found, errors.join('\n')).toHaveLength(1);
  expect(found[0]).toMatch(new RegExp(`^content/${file}:\\d+ ${key}: `));
});

test('a text that no drawing says may change', () => {
  expect(errorsAfter((dir) => setAt(dir, 'en/site.json', 'intro_lead', 'Sign it'))).toEqual([]);
});

test('a Spanish text that goes is drawn in English', () => {
  expect(errorsAfter((dir) => setAt(dir, 'es/site.json', 'intro_title', undefined))).toEqual([
    expect.stringMatching(
      /^content\/en\/site.json:\d+ intro_title: .* since share-es\.png, .* were drawn/,
    ),
  ]);
});

test('Spanish without a toolkit of its own shows the English graphics, and none is drawn for it', () => {
  const dir = copyBundle();
  rmSync(join(dir, 'es/toolkit.json'));
  noteDrawn(dir);
  const drawn = Object.keys(JSON.parse(readFileSync(recordOf(dir), 'utf8')));
  expect(drawn.filter((name) => name.includes('graphic-'))).toEqual([
    'images/graphic-august-2-en.png',
  ]);
});

const recordOf = (dir: string) => join(dir, RECORD);

test.each<[slip: string, change: (dir: string) => void, place: string]>([
  ['is gone', (dir) => rmSync(recordOf(dir)), 'null'],
  ['is empty', (dir) => writeFileSync(recordOf(dir), ''), '1'],
  ['is a list', (dir) => writeFileSync(recordOf(dir), '[]'), 'null'],
  [
    'lacks a line',
    (dir) => {
      const lines = readFileSync(recordOf(dir), 'utf8').split('\n');
      writeFileSync(recordOf(dir), lines.filter((line) => !line.includes('rays.svg')).join('\n'));
    },
    'null',
  ],
  [
    'has the marks of a merge',
    (dir) => {
      const lines = readFileSync(recordOf(dir), 'utf8').split('\n');
      writeFileSync(recordOf(dir), lines.toSpliced(3, 0, '<<<<<<< HEAD').join('\n'));
    },
    '4',
  ],
])('a record that %s is written anew by npm run art', (_, change, line) => {
  expect(errorsAfter(change)).toEqual([
    expect.stringMatching(
      new RegExp(`^content/${RECORD}:${line} : the record as npm run art writes it`),
    ),
  ]);
});

test('where the pages may be ahead of their drawings, a changed question is shown, with a warning', () => {
  const dir = copyBundle();
  setAt(dir, 'en/site.json', 'intro_title', 'Who is in?');
  const { bundle, problems } = checkContent({ dir, env: LOCAL, mayDrawLater: true });
  expect(bundle?.en.intro_title).toBe('Who is in?');
  expect(problems.map(({ severity, key }) => [severity, key])).toEqual([
    ['warning', 'intro_title'],
  ]);
});
