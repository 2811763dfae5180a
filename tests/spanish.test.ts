import { describe, expect, test } from 'vitest';
import { readBundle } from '@/lib/content/bundle';
import { FIXTURE } from '@/tests/support/fixture';

const { en, es } = readBundle(FIXTURE);

/** What reads the same on both sites, by key path, and why it is not translated. */
const sameInBoth: [why: string, path: RegExp][] = [
  ['headlines and outlets, in the words of others', /^news\[\d+\]\.(title|link|source)$/],
  ['letters to the editor, in the words of others', /^letters\[\d+\]\.(title|link|date)$/],
  ['the names of organizations', /^partners\[\d+\]\.name$/],
  ['the sections and their order', /^visible_sections\[\d+\]$/],
  ['the forms of other services', /^(intro_letter_action_network_id|callpower_id)$/],
  ['pages that are in English only', /^((intro_moral_monday|where)_link|events\[\d+\]\.link)$/],
  ['an e-mail address', /^scorecard_mail_cc$/],
  ['the blanks of the call scripts', /^callpower_\w+\[\d+\]\.(kind|sentences.*\.blank)$/],
  ['the Senate’s pages', /^roll_calls\[\d+\]\.link$/],
  ['what reads the same in both', /^(open_graph_title|march_words\[1\])$/],
  ['videos', /^livestreams\[\d+\]\.(livestream|backup|spanish)_(service|id)$/],
  ['moments', /^(livestreams\[\d+\]\.(date|end_time)|(events\[\d+\]\.|\w+_)starts_at)$/],
  ['the anchors and grounds of the graphics', /^toolkit\[\d+\]\.(id|graphic\.ground)$/],
  ['the name of a resolution', /^toolkit\[\d+\]\.graphic\.foot\[1\]$/],
];

/** Every text, number and switch of a locale by its key path. */
function leaves(value: unknown, path = ''): [string, unknown][] {
  if (!value || typeof value !== 'object') return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => {
    const step = Array.isArray(value) ? `[${key}]` : `${path && '.'}${key}`;
    return leaves(inner, `${path}${step}`);
  });
}

const isSame = (path: string) => sameInBoth.some(([, pattern]) => pattern.test(path));

describe('on the Spanish site', () => {
  const english = leaves(en);
  const spanish = new Map(leaves({ ...en, ...es }));

  test('everything has its counterpart: as many entries, in the same order, with the same keys', () => {
    expect([...spanish.keys()].sort()).toEqual(english.map(([path]) => path).sort());
  });

  test('no text of the campaign’s own is left in English', () => {
    const left = english.filter(
      ([path, text]) =>
        typeof text === 'string' &&
        /\p{L}/u.test(text) &&
        !isSame(path) &&
        spanish.get(path) === text,
    );
    expect(left).toEqual([]);
  });

  test('what is no text of the campaign’s own is the same', () => {
    const changed = english.filter(
      ([path, value]) => (typeof value !== 'string' || isSame(path)) && spanish.get(path) !== value,
    );
    expect(changed).toEqual([]);
  });

  test.each(sameInBoth)('%s are there to be excused', (_why, pattern) => {
    expect(english.some(([path]) => pattern.test(path))).toBe(true);
  });

  test('what others said is not put into content/es', () => {
    expect(es).not.toHaveProperty('news');
    expect(es).not.toHaveProperty('letters');
    expect(es).not.toHaveProperty('partners');
  });
});
