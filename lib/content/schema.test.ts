import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import enNews from '@/content/en/news.json';
import enToolkit from '@/content/en/toolkit.json';
import { copyBundle, setAt } from '@/tests/support/bundle';
import { checkBundle, readBundle } from './bundle';

const UNKNOWN_KEY = 'one of the known keys, spelt as in content/en';
const ADDRESS = 'an address that starts with https://';

const PICTURE = 'a picture under /images/';
const GONE = 'a picture that is there';
const MOMENT = 'a moment such as ';

/** Where, what the editor put there, and what the report says was expected. */
const mistakes: readonly [file: string, path: string, value: unknown, expected: string][] = [
  ['en/site.json', 'visible_sections[6]', 'livestreams', 'one of livestream, '],
  ['en/site.json', 'favourite_hymn', 'We Shall Overcome', UNKNOWN_KEY],
  ['en/site.json', 'where_link', 'javascript:alert(1)', ADDRESS],
  ['en/site.json', 'intro_title', undefined, 'string'],
  ['en/site.json', 'call_page_title', ' ', 'a text that is not empty'],
  ['en/site.json', 'open_graph_image', '/images/gone.png', GONE],
  ['en/events.json', '[0].upcomming', true, UNKNOWN_KEY],
  ['en/events.json', '[1].link', 'javascript:alert(1)', `${ADDRESS}, or # for none`],
  ['en/events.json', '[1].starts_at', 'October 27', MOMENT],
  ['en/livestreams.json', '[0].date', '2021-02-30T10:00:00Z', MOMENT],
  ['en/livestreams.json', '[1].formatted_time', '4:00PM / 1:00PM', 'the second with PT'],
  ['en/livestreams.json', '[2].visible', 'yes', 'boolean'],
  ['en/livestreams.json', '[3].thumbnail', 'C:\\march.png', PICTURE],
  ['es/site.json', 'open_graph_image', '/images/../../secret.png', PICTURE],
  ['en/news.json', '[7].link', 'www.example.org', ADDRESS],
  ['en/letters.json', '[15].photo', '/images/gone.webp', GONE],
  ['en/toolkit.json', '[0].id', 'August-2', 'lower-case letters, digits and single hyphens'],
  ['en/covid.json', 'guidance', [], 'one rule or more'],
  ['es/site.json', 'intro_titel', '¿De qué lado está usted?', UNKNOWN_KEY],
  ['es/site.json', 'intro_demands', 'cuatro', 'array'],
  ['campaign.json', 'hosts.call', 'ftp://calls.example', `${ADDRESS}, or nothing`],
  ['campaign.json', 'season.starts', 'July 12', 'a date such as 2021-08-08'],
  ['campaign.json', 'donation_url', 'http://donate.example.org', ADDRESS],
  ['campaign.json', 'isArchived', undefined, 'boolean'],
];

/** What the report says was found. */
function foundOf(value: unknown, expected: string): string {
  if (expected === UNKNOWN_KEY) return 'a key that nothing reads';
  if (expected === GONE) return String(value);
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

function errorsOf(dir: string) {
  const checked = checkBundle(dir, 'public');
  return 'errors' in checked ? checked.errors : [];
}

describe('mistakes in several files at once', () => {
  const dir = copyBundle();
  for (const [file, path, value] of mistakes) setAt(dir, file, path, value);
  rmSync(join(dir, 'en/partners.json'));
  const report = errorsOf(dir);

  test.each(mistakes)('%s: %s', (file, path, value, expected) => {
    expect(report).toContainEqual({
      file: `content/${file}`,
      path,
      found: expect.stringContaining(foundOf(value, expected)),
      expected: expect.stringContaining(expected),
    });
  });

  test('a file that is missing is one of them', () => {
    expect(report).toContainEqual({
      file: 'content/en/partners.json',
      path: 'the whole file',
      found: 'no such file',
      expected: 'a file',
    });
  });

  test('each is told once, in one run, and nothing else is', () => {
    expect(report).toHaveLength(mistakes.length + 1);
    expect(() => readBundle(dir)).toThrow(`The content has ${mistakes.length + 1} mistakes:`);
  });
});

test('the project’s own content has no mistake', () => {
  expect(errorsOf('content')).toEqual([]);
});

test.each([
  ['en/livestreams.json', '[0].end_time', '2021-01-01T00:00:00Z', 'a moment after date'],
  ['en/events.json', '[0].ends_at', '2021-10-24T20:00:00Z', 'a moment after starts_at'],
])('%s: %s may not be before the beginning', (file, path, value, expected) => {
  const dir = copyBundle();
  setAt(dir, file, path, value);
  expect(errorsOf(dir)).toEqual([expect.objectContaining({ path, expected })]);
});

test.each([
  ['en/site.json', 'visible_sections[1]', 'livestream', '[0] above has the same'],
  ['en/news.json', '[3].link', enNews[2]?.link, '[2] above has the same'],
  ['en/toolkit.json', '[6].id', enToolkit[0]?.id, '[0] above has the same'],
])('%s: %s may not be what an entry above is', (file, path, value, expected) => {
  const dir = copyBundle();
  setAt(dir, file, path, value);
  expect(errorsOf(dir)).toEqual([
    expect.objectContaining({
      file: `content/${file}`,
      path,
      expected: expect.stringContaining(expected),
    }),
  ]);
});

test.each(['covid', 'main', 'july-19-title'])(
  'the site has the id %s itself: no entry of the toolkit may take it',
  (id) => {
    const dir = copyBundle();
    setAt(dir, 'es/toolkit.json', '[2].id', id);
    setAt(dir, 'es/toolkit.json', '[2].graphic', undefined);
    expect(errorsOf(dir)).toEqual([
      {
        file: 'content/es/toolkit.json',
        path: '[2].id',
        found: `"${id}"`,
        expected: expect.stringContaining(`another id: the site itself has "${id}"`),
      },
    ]);
  },
);

test.each([
  ['en/toolkit.json', '/images/share-en.png', 'graphic-july-19-en.png'],
  ['es/toolkit.json', '/images/graphic-july-19-en.png', 'graphic-july-19-es.png'],
  ['es/toolkit.json', null, 'graphic-july-19-es.png'],
])(
  '%s: an entry with a graphic has the picture that is drawn of it, not %s',
  (file, image, name) => {
    const dir = copyBundle();
    setAt(dir, file, '[2].image', image);
    expect(errorsOf(dir)).toEqual([
      {
        file: `content/${file}`,
        path: '[2].image',
        found: JSON.stringify(image),
        expected: expect.stringContaining(`"/images/${name}", where npm run art draws`),
      },
    ]);
  },
);

test.each([
  ['en/site.json', 'letter_text', ''],
  ['en/site.json', 'callpower_script', '<p> <br></p>'],
  ['en/site.json', 'intro_demands[2]', '<script>x()</script>'],
  ['es/site.json', 'footer_contact_info', '&nbsp;'],
  ['es/toolkit.json', '[0].title', '<b></b>'],
  ['en/covid.json', 'guidance[0]', '<img src="/images/share-en.png">'],
])('%s: %s may not be without words, as %s is', (file, path, value) => {
  const dir = copyBundle();
  setAt(dir, file, path, value);
  expect(errorsOf(dir)).toEqual([
    expect.objectContaining({ path, expected: 'a text that is not empty' }),
  ]);
});

test('a livestream may be without a description', () => {
  const dir = copyBundle();
  setAt(dir, 'en/livestreams.json', '[0].description', '');
  expect(errorsOf(dir)).toEqual([]);
});

test('Spanish may leave out a whole file, English may not', () => {
  const dir = copyBundle();
  rmSync(join(dir, 'es/site.json'));
  rmSync(join(dir, 'en/covid.json'));
  expect(errorsOf(dir).map(({ file }) => file)).toEqual(['content/en/covid.json']);
});

test('HTML that an editor pastes is made safe, not refused', () => {
  const dir = copyBundle();
  setAt(dir, 'en/site.json', 'letter_text', '<p onclick="x()">Dear<script>x()</script></p>');
  expect(readBundle(dir).en.letter_text).toBe('<p>Dear</p>');
});
