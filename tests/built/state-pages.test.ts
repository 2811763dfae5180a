import { describe, expect, test } from 'vitest';
import { localePath } from '@/lib/addresses/routes';
import type { Party, Vote } from '@/lib/call/senators';
import { locales } from '@/lib/i18n/locales';
import type votes from '@/lib/scoreboard/senate-votes.json';
import { readJson } from '@/scripts/files';
import { nameOfState, statePages } from '@/tests/support/e2e-pages';
import { stringsOf } from '@/tests/support/e2e-strings';
import { all, attributes, exported, site, textOf } from './exported-site';

const { senators: voted } = readJson<typeof votes>('lib/scoreboard/senate-votes.json');
const { states: seated } = readJson<{
  states: Record<string, { name: string; phone: string; last?: string; party?: string }[]>;
}>('scripts/data/senators-phone-numbers.json');

/** Fewer than two where seats are vacant; senators who came after the votes have no votes. */
function seatedFor(code: string) {
  return (seated[code] ?? []).map((senator) => {
    const record = voted.find(({ state, name }) => state === code && name === senator.name);
    const { last, party } = { ...senator, ...record };
    return { ...senator, last, party, votes: record ? [record.voting, record.wage] : [] };
  });
}

function factsOf(document: Document) {
  return {
    heading: all(document, 'h1 > span').map(textOf),
    senators: all(document, 'main article').map((article) => ({
      name: textOf(article.querySelector('h3 > span')),
      role: textOf(article.querySelector('h3 + p')),
      votes: all(article, 'dd').map(textOf),
      numbers: attributes(article, 'a'),
    })),
    numbers: all(document, 'main a[href^="tel:"]').length,
    url: JSON.parse(textOf(document.querySelector('script[type="application/ld+json"]'))).url,
  };
}

describe.each(locales)('every state has a whole page in %s', (locale) => {
  const t = stringsOf(locale);

  test.each(statePages)('$code: names, numbers and votes', ({ code, hasVote, path }) => {
    const address = localePath(locale, path);
    const ours = seatedFor(code);
    expect(ours.length).toBeLessThanOrEqual(hasVote ? 2 : 0);
    const { senators: found, ...facts } = factsOf(exported.page(address).document);
    expect(facts).toEqual({
      heading: [nameOfState(locale, code).replace(/\s/g, ' ')],
      numbers: ours.length || 1,
      url: site + address,
    });
    const expected = ours.map(({ last, party, votes, phone }) => ({
      name: last,
      role: expect.stringContaining(t.senators.party[party as Party]),
      votes: votes.map((cast) => t.senators.vote[cast as Vote]),
      numbers: [`tel:+1${phone.replace(/\D/g, '')}`],
    }));
    expect(found).toHaveLength(expected.length);
    expect(found).toEqual(expect.arrayContaining(expected));
  });

  const documents = statePages.map(({ path, ...page }) => ({
    ...page,
    page: exported.page(localePath(locale, path)),
  }));

  test('only what is said in English is marked as such: the script', () => {
    const marked = documents.flatMap(({ page: { file, document } }) =>
      all(document, 'body [lang]:not([hreflang], p span, li span, summary span)').map(
        ({ outerHTML }) => `${file}: ${outerHTML}`,
      ),
    );
    expect(marked).toEqual([]);
  });
});
