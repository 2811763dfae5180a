import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { copyBundle, setAt } from '@/tests/support/bundle';
import { readBundle } from './content';
import { simplified } from './simplify';

const EVENT = {
  id: 'vigil',
  title: 'Vigil',
  description: 'At the Capitol.',
  link: 'https://example.org/vigil',
  upcoming: true,
  place: 'The Capitol',
  starts_at: '2021-10-24T16:00',
};
const MARCH = { ...EVENT, id: 'march', title: 'March', starts_at: '2021-10-25T09:30:00Z' };

/** The content of the tests with these events. */
function withEvents(english: object[], spanish: object[], settings: Record<string, string> = {}) {
  const dir = copyBundle();
  for (const [locale, events] of Object.entries({ en: english, es: spanish })) {
    writeFileSync(join(dir, `${locale}/events.json`), JSON.stringify(events));
  }
  for (const [key, value] of Object.entries(settings)) setAt(dir, 'campaign.json', key, value);
  return readBundle(dir);
}

const ids = (events: { id: string }[] = []) => events.map(({ id }) => id);

describe('a moment', () => {
  test.each([
    ['of a campaign that names no zone', {}, '2021-10-24T20:00:00Z'],
    ['of one in Chicago', { time_zone: 'America/Chicago' }, '2021-10-24T21:00:00Z'],
  ])('%s is by its clock', (_case, settings, moment) => {
    const { en } = withEvents([EVENT, MARCH], [], settings);
    expect(en.events.map(({ starts_at }) => starts_at)).toEqual([moment, MARCH.starts_at]);
  });
});

describe('an entry in Spanish', () => {
  test('has the English of what it lacks', () => {
    const own = { id: 'vigil', title: 'Vigilia', description: 'En el Capitolio.' };
    const { es, fallbackEntries } = withEvents([EVENT], [own]);
    expect(es.events).toEqual([{ ...EVENT, ...own, starts_at: '2021-10-24T20:00:00Z' }]);
    expect(fallbackEntries).toEqual({});
  });

  test('that is missing is shown in English where English has it, and marked', () => {
    const own = { ...MARCH, id: 'only-here', title: 'Solo aquí' };
    const { es, fallbackEntries } = withEvents(
      [EVENT, MARCH, { ...EVENT, id: 'last' }],
      [{ id: 'march', title: 'Marcha', description: 'Marchamos.' }, own],
    );
    expect(ids(es.events)).toEqual(['vigil', 'march', 'last', 'only-here']);
    expect(fallbackEntries.es).toEqual({ events: ['vigil', 'last'] });
  });

  test('knows its livestream without an id, by its place or its moment', () => {
    const dir = copyBundle();
    const livestream = { title: 'March', date: '2021-10-24T16:00', end_time: '2021-10-24T18:00' };
    const shown = { is_first: true, visible: true };
    writeFileSync(join(dir, 'en/livestreams.json'), JSON.stringify([{ ...livestream, ...shown }]));
    for (const own of [{}, { ...livestream, ...shown }]) {
      const list = [{ ...own, title: 'Marcha' }];
      writeFileSync(join(dir, 'es/livestreams.json'), JSON.stringify(list));
      const { es, fallbackEntries } = readBundle(dir);
      expect(es.livestreams).toMatchObject([{ id: '2021-10-24-2000', title: 'Marcha', ...shown }]);
      expect(fallbackEntries).toEqual({});
    }
  });

  test('that is left out is not shown', () => {
    const { es } = withEvents([EVENT, MARCH], [{ id: 'vigil', left_out: true }]);
    expect(ids(es.events)).toEqual(['march']);
  });
});

describe('content that is rewritten to say each fact once', () => {
  const dir = copyBundle();
  const paths = ['campaign', ...['en', 'es'].flatMap((locale) => files(locale))];

  function files(locale: string) {
    return ['site', 'events', 'livestreams', 'toolkit'].map((name) => `${locale}/${name}`);
  }
  const read = (path: string) => JSON.parse(readFileSync(join(dir, `${path}.json`), 'utf8'));
  const values = Object.fromEntries(paths.map((path) => [`${path}.json`, read(path)]));
  const simple = simplified(values);

  test('says no moment in UTC, and no fact of an entry in Spanish', () => {
    const text = JSON.stringify(simple);
    expect(text).not.toMatch(/T\d\d:\d\d:\d\d(Z|-)/);
    const spanish = JSON.stringify([simple['es/events.json'], simple['es/livestreams.json']]);
    expect(spanish).not.toMatch(/https:|T\d\d:|_service|upcoming|formatted_/);
  });

  test('means what it meant', () => {
    const before = readBundle(dir);
    const after = copyBundle();
    for (const [path, value] of Object.entries(simple)) {
      rmSync(join(after, path));
      writeFileSync(join(after, path), JSON.stringify(value));
    }
    const { en, es } = readBundle(after);
    expect(es.toolkit).toEqual(before.es.toolkit);
    for (const [now, then] of [
      [en, before.en],
      [es, before.es],
    ] as const) {
      expect(now.events).toEqual(then.events?.map(({ date: _, ...event }) => event));
      const whole = then.livestreams?.map(({ formatted_date: _, formatted_time: _t, ...rest }) => ({
        id: expect.any(String),
        ...rest,
      }));
      expect(now.livestreams).toEqual(whole);
    }
    expect(simplified(simple)).toEqual(simple);
  });
});
