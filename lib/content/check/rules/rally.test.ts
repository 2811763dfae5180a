import { expect, test } from 'vitest';
import { copyBundle, setAt } from '@/tests/support/bundle';
import { checkContent } from '../content';

const REVIEWED_ON = '2021-10-20';
const DEPLOYED = { NEXT_PUBLIC_SITE_URL: 'https://season.example' };
const LOCAL = { NEXT_PUBLIC_SITE_URL: 'http://localhost:3000' };

/** The severities of what is said of the reviews at a moment. */
function saidAt(now: string, { env = DEPLOYED, change = (_dir: string) => {} } = {}) {
  const dir = copyBundle();
  change(dir);
  const { issues } = checkContent({ dir, env, now: Date.parse(now) });
  const reviews = issues.filter(({ key }) => /^rally_\w+\.reviewed_on$/.test(key));
  return [...new Set(reviews.map(({ severity }) => severity))];
}

test.each([
  ['a week after', '2021-10-27T12:00:00Z', []],
  ['within the year after', '2022-10-19T12:00:00Z', []],
  ['more than a year after', '2022-10-23T12:00:00Z', ['warning']],
  // in Kiribati the day has begun already
  ['fourteen hours before it begins in London', '2021-10-19T10:00:00Z', []],
  ['before it begins anywhere', '2021-10-19T09:59:00Z', ['error']],
])(`a review of ${REVIEWED_ON} %s: %s %j`, (_, now, severities) => {
  expect(saidAt(now)).toEqual(severities);
});

test('an old review is no matter where the site is only tried out, or archived', () => {
  const now = '2031-01-01T00:00:00Z';
  expect(saidAt(now, { env: LOCAL })).toEqual([]);
  expect(saidAt(now, { change: (dir) => setAt(dir, 'campaign.json', 'isArchived', true) })).toEqual(
    [],
  );
});

test('a part without anybody who stands by it is refused, in both languages', () => {
  const said = (key: string) => {
    const dir = copyBundle();
    setAt(dir, 'es/site.json', `rally_rights.${key}`, undefined);
    return checkContent({ dir, env: LOCAL }).issues.find((each) => each.key.endsWith(key));
  };
  for (const key of ['source', 'reviewed_by', 'reviewed_on']) {
    expect(said(key)).toMatchObject({
      severity: 'error',
      expected: {
        en: expect.stringMatching(/Nothing stands on the rally card without its source/),
        es: expect.stringMatching(/Nada aparece en la tarjeta del mitin sin su fuente/),
      },
    });
  }
});
