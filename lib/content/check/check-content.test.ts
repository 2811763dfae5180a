import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addressVariables } from '@/lib/config/deployment';
import { copyBundle, setAt } from '@/tests/support/bundle';
import { readBundle } from '@/tests/support/checked-content';
import { FIXTURE } from '@/tests/support/fixture';
import { tempFolder } from '@/tests/support/temp-folder';
import { checkContent } from './check-content';
import { keyPath } from './files/json-path';
import { errorReport, fullReport } from './report';
import { say } from './say';

const LOCAL = { NEXT_PUBLIC_SITE_URL: 'http://localhost:3000' };
const RALLY = 'en/events/2021-10-24-2000.json';
const WITNESS = 'en/events/2021-10-27-1430.json';
const LETTER = 'en/letters/dear-editor-more-talk-than-action.json';
const STREAM = 'en/livestreams/2021-10-27-1430.json';

const issuesIn = (dir: string, env: Record<string, string> = LOCAL) =>
  checkContent({ dir, messagesDir: 'messages', env }).issues.map((issue) => {
    const [en, es] = [say(issue, 'en'), say(issue, 'es')];
    const found = { en: en.found, es: es.found };
    const expected = { en: en.expected, es: es.expected };
    return { ...issue, key: keyPath(issue.path), found, expected };
  });
const errorsIn = (dir: string) => issuesIn(dir).filter(({ severity }) => severity === 'error');

test('a good bundle and the messages have no issue', () => {
  expect(fullReport(issuesIn(FIXTURE))).toBe('The content has no mistakes.\n');
  expect(fullReport(issuesIn(FIXTURE), 'es')).toBe('El contenido no tiene errores.\n');
});

test('of each file that cannot be read its first mistake is told, with what is wrong in the others', () => {
  const dir = copyBundle();
  writeFileSync(join(dir, 'en/covid.json'), '{\n  "title": "Rules for "all"",\n  // march\n}');
  writeFileSync(join(dir, RALLY), '{');
  setAt(dir, LETTER, 'link', 'nowhere');
  expect(errorsIn(dir).map(({ file, line }) => `${file}:${line}`)).toEqual([
    `content/${RALLY}:1`,
    `content/${LETTER}:4`,
    'content/en/covid.json:2',
  ]);
});

test('an invisible character stands in the report by its number, and an emoji as it is', () => {
  const dir = copyBundle();
  setAt(dir, 'en/site.json', 'open_graph_title', 'Sign\u202e\u00a0\u200b👩🏽\u200d🌾\u001b[2J');
  const [issue] = issuesIn(dir);
  expect(issue?.found.en).toBe('"SignU+202EU+00A0U+200B👩🏽\u200d🌾\\u001b[2J"');
});

test('an accent on its own is one with its letter, also where it is written as a code', () => {
  const dir = copyBundle();
  const file = join(dir, 'es/site.json');
  const written = readFileSync(file, 'utf8');
  writeFileSync(file, written.normalize('NFD').replace('\u0301', '\\u0301'));
  expect(readBundle(dir).es).toEqual(readBundle(FIXTURE).es);
});

describe('the report reads', () => {
  const dir = copyBundle();
  setAt(dir, WITNESS, 'starts_at', '2021-02-30T10:00:00Z');
  setAt(dir, 'en/partners.json', '[2]', { name: 'REPAIRERS of the Breach.' });

  test('in English, the warnings first, in one line each', () => {
    expect(fullReport(issuesIn(dir))).toBe(
      [
        '1 warning:',
        '',
        '- content/en/partners.json, line 9: “REPAIRERS of the Breach.”: Name: found "REPAIRERS of the Breach."; expected each partner once: “Repairers of the Breach” above reads the same but for capitals, spaces or punctuation; delete one',
        '',
        'The content has 1 mistake:',
        '',
        `content/${WITNESS}, line 10: “Moral Witness Wednesday”, When it starts`,
        '  found     "2021-02-30T10:00:00Z"',
        '  expected  a day and time that exist, written year-month-dayThour:minute, by the clock of the campaign’s time zone; or with Z (UTC) or an offset such as -04:00 after it',
        '  example   "2021-10-24T16:00"',
        '',
      ].join('\n'),
    );
  });

  test('without a mistake the site can be built', () => {
    const [, ...warnings] = issuesIn(dir);
    expect(fullReport(warnings)).toMatch(
      /^1 warning; the site can be built as it is:\n\n- .*\n\nThe content has no mistakes\.\n$/,
    );
  });

  test('in Spanish', () => {
    expect(errorReport(issuesIn(dir), 'es')).toBe(
      [
        'El contenido tiene 1 error:',
        '',
        `content/${WITNESS}, línea 10: “Moral Witness Wednesday”, Cuándo empieza`,
        '  hay        "2021-02-30T10:00:00Z"',
        '  se espera  un día y una hora que existan, escritos año-mes-díaThora:minuto, por el reloj de la zona horaria de la campaña; o seguidos de Z (UTC) o de una diferencia como -04:00',
        '  ejemplo    "2021-10-24T16:00"',
        '',
      ].join('\n'),
    );
  });

  test('as the error that stops a build', () => {
    expect(() => readBundle(dir)).toThrow(`The content has 1 mistake:\n\ncontent/${WITNESS}`);
  });
});

test('the files of another campaign are called by their own paths; Spanish may leave one out', () => {
  const dir = copyBundle();
  rmSync(join(dir, 'en/covid.json'));
  rmSync(join(dir, 'es/site.json'));
  setAt(dir, 'en/site.json', 'intro_title', '');
  const { issues } = checkContent({ dir, name: 'campaigns/2027/content' });
  const errors = issues.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ file }) => file)).toEqual([
    'campaigns/2027/content/en/site.json',
    'campaigns/2027/content/en/covid.json',
  ]);
});

test.each([
  ['a missing one', '/nowhere/content'],
  ['an empty one', tempFolder()],
  ['a file', 'README.md'],
])('a content folder that is none, %s, is told once', (_, dir) => {
  const report = fullReport(issuesIn(dir));
  expect(report).toContain(
    `The content has 1 mistake:\n\n${dir}\n  found     no folder of this name, or nothing in it`,
  );
  expect(report).toContain('a copy of content/ with campaign.json, en/ and es/ in it');
});

describe('before a deployment', () => {
  const warned = (env: Record<string, string>) =>
    issuesIn(FIXTURE, env).map(({ file, key }) => `${file} ${key}`);

  test('samples that still stand and services that are not connected are named', () => {
    expect(warned({})).toEqual(
      expect.arrayContaining([
        'content/campaign.json site_url',
        'content/campaign.json sample_phone',
        'content/campaign.json hosts.call',
        'content/en/site.json callpower_id',
        'content/en/livestreams/2021-10-27-1430.json livestream_id',
      ]),
    );
  });

  test('a host that the environment names is connected', () => {
    const env = { NEXT_PUBLIC_CALL_HOST: 'https://calls.campaign.org' };
    expect(warned(env)).not.toContain('content/campaign.json hosts.call');
  });

  test('nothing of it is said of a build for this machine', () => {
    expect(warned(LOCAL)).toEqual([]);
  });
});

test('a key with line breaks stays on the line that tells of it', () => {
  const dir = copyBundle();
  const file = join(dir, 'en/covid.json');
  const covid = JSON.parse(readFileSync(file, 'utf8'));
  const key = 'a\n```\n@everyone\u001b[2J';
  writeFileSync(file, JSON.stringify({ ...covid, [key]: '' }));
  const report = fullReport(issuesIn(dir));
  expect(report).toContain('content/en/covid.json, line 1: a\\n```\\n@everyoneU+001B[2J\n');
});

describe('a symbolic link is not published', () => {
  const picture = 'images/graphic-august-2-en.png';
  function withLink(path: string) {
    const dir = copyBundle();
    const publicDir = join(dir, '../public');
    const [place, elsewhere] = [join(publicDir, path), join(dir, '../elsewhere')];
    // one that nothing draws
    setAt(dir, LETTER, 'photo', '/images/graphic-august-2-en-540.webp');
    renameSync(place, elsewhere);
    symlinkSync(elsewhere, place);
    return issuesIn(dir);
  }

  test.each([
    ['of a picture', picture],
    ['of a folder of pictures', 'images'],
    ['of what no content names', 'images/graphic-august-2-en-540.webp'],
    ['of all', ''],
  ])('%s', (_what, path) => {
    const link = withLink(path).find(({ found }) => found.es === 'un enlace simbólico');
    expect(link?.severity).toBe('error');
    expect(link?.file).toMatch(new RegExp(`public/?${path}$`));
    expect(link?.expected.en).toMatch(/would publish what it leads to .* copy the file here/);
  });

  test('and a picture is none that is there only through one', () => {
    expect(withLink('images').map(({ file, expected }) => `${file} ${expected.en}`)).toContainEqual(
      expect.stringMatching(/^content\/en\/letters\/dear-.* a picture that is there: choose/),
    );
  });
});

describe('what the environment names', () => {
  const errorsWith = (env: Record<string, string>) =>
    issuesIn(FIXTURE, { ...LOCAL, ...env }).map(({ file, found, expected }) =>
      [file, found.es, expected.es].join(' '),
    );

  const expectRefused = (name: string, value: string) =>
    expect(errorsWith({ [name]: value })).toEqual([
      expect.stringContaining(`${name} ${JSON.stringify(value)} una dirección como https://`),
    ]);

  test.each(Object.values(addressVariables))('%s has to be safe to write down', (name) =>
    expectRefused(name, 'http://localhost:3000/";return 301 https://e.example/;#'),
  );
  test.each(['a.example', 'https://a.example\n/*', 'javascript://a.example', 'https://*'])(
    'no service has the address %j',
    (value) => expectRefused('NEXT_PUBLIC_CALL_HOST', value),
  );

  test('is a base path without anything that nginx would read as more', () => {
    expect(errorsWith({ NEXT_PUBLIC_BASE_PATH: '/a{' })).toEqual([
      expect.stringMatching(/^NEXT_PUBLIC_BASE_PATH "\/a{" una carpeta como \/temporada/),
    ]);
  });

  test('may be empty, have a port or a path', () => {
    const env = {
      NEXT_PUBLIC_BASE_PATH: '/2027/',
      REPORT_URL: '',
      NEXT_PUBLIC_CALL_HOST: 'http://[::1]:1/call',
    };
    expect(errorsWith(env)).toEqual([]);
  });
});

test.each([
  ['spaces stand around an address', RALLY, { link: ' https://example.org/rally ' }],
  ['a livestream has no description', STREAM, { description: '' }],
  ['a livestream that is hidden has no player', STREAM, { visible: false, livestream_id: '' }],
])('nothing is told where %s', (_case, file, values) => {
  const dir = copyBundle();
  for (const [key, value] of Object.entries(values)) setAt(dir, file, key, value);
  expect(issuesIn(dir)).toEqual([]);
});

test.each([
  ['en/site.json', 'letter_text', ''],
  ['en/site.json', 'callpower_script', '<p> <br></p>'],
  ['en/site.json', 'intro_demands[2]', '<script>x()</script>'],
  ['es/site.json', 'footer_contact_info', '&nbsp;'],
  ['es/toolkit/august-2.json', 'title', '<b></b>'],
  ['en/covid.json', 'guidance[0]', '<img src="/images/share-en.png">'],
])('%s: %s may not be without words, as %s is', (file, path, value) => {
  const dir = copyBundle();
  setAt(dir, file, path, value);
  const errors = errorsIn(dir).map(({ key, expected }) => `${key}: ${expected.en}`);
  expect(errors).toEqual([`${path}: a text that is not empty`]);
});
