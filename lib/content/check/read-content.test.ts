import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeWhole } from '@/scripts/files';
import { copyBundle, setAt } from '@/tests/support/bundle';
import { readBundle } from '@/tests/support/checked-content';
import { checkContent } from './check-content';

const EVENT = {
  title: 'Vigil',
  description: 'At the Capitol.',
  link: 'https://example.org/vigil',
  upcoming: true,
  place: 'The Capitol',
  starts_at: '2021-10-24T16:00',
};
const MARCH = { ...EVENT, title: 'March', starts_at: '2021-10-25T09:30:00Z' };
const STREAM = {
  title: 'Stream',
  date: '2021-08-02T10:00',
  end_time: '2021-08-02T12:00',
  is_first: false,
  visible: true,
};

function contentWith(list: string, files: Record<string, object>, settings = {}) {
  const dir = copyBundle();
  for (const locale of ['en', 'es'])
    rmSync(join(dir, locale, list), { recursive: true, force: true });
  for (const [path, value] of Object.entries(files)) {
    const [locale = '', id] = path.split('/');
    writeWhole(join(dir, locale, list, `${id}.json`), JSON.stringify(value));
  }
  for (const [key, value] of Object.entries(settings)) setAt(dir, 'campaign.json', key, value);
  return dir;
}

const withEvents = (files: Record<string, object>, settings = {}) =>
  readBundle(contentWith('events', files, settings));
const ids = (entries: { id: string }[] = []) => entries.map(({ id }) => id);

test.each([
  ['of a campaign that names no zone', {}, '2021-10-24T20:00:00Z'],
  ['of one in Chicago', { time_zone: 'America/Chicago' }, '2021-10-24T21:00:00Z'],
])('a moment %s is by its clock', (_case, settings, moment) => {
  const { en } = withEvents({ 'en/vigil': EVENT, 'en/march': MARCH }, settings);
  expect(en.events.map(({ starts_at }) => starts_at)).toEqual([moment, MARCH.starts_at]);
});

describe('entries stand', () => {
  const { starts_at: _, ...undated } = EVENT;

  const events = {
    a: EVENT,
    b: { ...EVENT, starts_at: '2021-10-25T16:00' },
    c: { ...undated, date: 'This fall' },
  };
  const earlier = { ...STREAM, is_first: true };
  const later = { ...STREAM, date: '2021-08-03T10:00', end_time: '2021-08-03T12:00' };
  const toolkit = { a: { order: 2, title: 'A' }, b: { order: 1, title: 'B' }, c: { title: 'C' } };

  test.each([
    ['events', 'by their moment', ['a', 'b', 'c'], events],
    ['livestreams', 'from the last one on', ['b', 'a'], { a: earlier, b: later }],
    ['toolkit', 'by their order', ['b', 'a', 'c'], toolkit],
  ] as const)('%s: %s', (list, _order, order, entries) => {
    const files = Object.entries(entries).map(([id, entry]) => [`en/${id}`, entry]);
    const { en } = readBundle(contentWith(list, Object.fromEntries(files)));
    expect(ids(en[list])).toEqual(order);
  });
});

test('a key that has a default and no Spanish is left to the English one', () => {
  const dir = copyBundle();
  setAt(dir, 'es/site.json', 'toolkit_page_download_all_link', undefined);
  expect(readBundle(dir).es).not.toHaveProperty('toolkit_page_download_all_link');
});

describe('an entry in Spanish', () => {
  const ENGLISH = { 'en/vigil': EVENT, 'en/march': MARCH };

  test('has the English of what it lacks', () => {
    const own = { title: 'Vigilia', description: 'En el Capitolio.' };
    const { es, fallbackEntries } = withEvents({ 'en/vigil': EVENT, 'es/vigil': own });
    expect(es.events).toEqual([
      { ...EVENT, ...own, id: 'vigil', starts_at: '2021-10-24T20:00:00Z' },
    ]);
    expect(fallbackEntries).toEqual({});
  });

  test('that is missing or says nothing is shown in English, and marked', () => {
    const own = { title: 'Marcha', description: 'Marchamos.' };
    const files = { ...ENGLISH, 'en/last': EVENT, 'es/march': own, 'es/last': {} };
    const { es, fallbackEntries } = withEvents(files);
    expect(ids(es.events)).toEqual(['last', 'vigil', 'march']);
    expect(fallbackEntries.es).toEqual({ events: ['last', 'vigil'] });
  });

  test('that is left out is not shown', () => {
    const { es } = withEvents({ ...ENGLISH, 'es/vigil': { left_out: true }, 'es/march': {} });
    expect(ids(es.events)).toEqual(['march']);
  });

  test('is told nothing of what is wrong in its English one', () => {
    const english = { ...EVENT, link: 'nowhere', place: '' };
    const dir = contentWith('events', { 'en/vigil': english, 'es/vigil': { title: 'Vigilia' } });
    const { issues } = checkContent({ dir });
    const wrong = issues.filter(({ severity }) => severity === 'error');
    expect(wrong.map(({ file, path }) => `${file} ${path}`)).toEqual([
      'content/en/events/vigil.json link',
      'content/en/events/vigil.json place',
    ]);
  });

  test('draws a picture of its own where it has lines of its own', () => {
    const graphic = { ground: 'gold', claim: ['A'], demand: ['B'], foot: ['C'] };
    const english = { order: 1, title: 'A', image_alt: 'A B C', graphic };
    const own = { title: 'Á', graphic, image_alt: 'A B C' };
    const inEnglish = { 'en/a': english, 'en/b': { ...english, order: 2 }, 'en/c': { title: 'C' } };
    const files = { ...inEnglish, 'es/a': own, 'es/b': { title: 'B' } };
    const { en, es } = readBundle(contentWith('toolkit', files));
    const drawn = (name: string) => `/images/graphic-${name}.png`;
    expect(en.toolkit.map(({ image }) => image)).toEqual([drawn('a-en'), drawn('b-en'), null]);
    expect(es.toolkit?.map(({ image }) => image)).toEqual([drawn('a-es'), drawn('b-en'), null]);
  });
});
