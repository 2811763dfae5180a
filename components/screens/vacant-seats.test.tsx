import { screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { describe, expect, test, vi } from 'vitest';
import CallCard from '@/components/call/card/SenatorsCallCard';
import { ScoreTable } from '@/components/scoreboard/ScoreTable';
import { knownBlanks } from '@/lib/call/blank-values';
import { introductionOf } from '@/lib/call/local-pages';
import type directory from '@/lib/call/senate-directory.json';
import { senatorsOf } from '@/lib/call/senators';
import { stateName } from '@/lib/call/state-names';
import { saveFields } from '@/lib/call/visitor';
import { placeOfCode } from '@/lib/call/zip-place';
import { publicConfig } from '@/lib/config/public-config';
import { screenUrl } from '@/lib/config/screen-url';
import { loadContent } from '@/lib/content/load';
import { locales } from '@/lib/i18n/locales';
import { messagesOf, type Translator } from '@/lib/messages/messages';
import { printPlaces } from '@/lib/print/places';
import { rowsIn } from '@/lib/scoreboard/rows';
import { visitor } from '@/tests/support/call-form';
import { newVisit } from '@/tests/support/new-visit';
import { renderIn, withoutScripts } from '@/tests/support/renderIn';
import { LocalCallScreen } from './LocalCallScreen';

// West Virginia has one senator, New York and Georgia have no senators, and one of Texas's came after the votes
vi.mock('@/lib/call/senate-directory.json', async (load) => {
  const { default: data } = await load<{ default: typeof directory }>();
  const { GA: _, ...states }: Partial<Record<string, string>> = data.states;
  const WV = 'Joe *Manchin, III|D|3954|yn';
  const TX = 'John *Cornyn|R|2934|nn/Ada *Later|D|5922|';
  return { default: { ...data, states: { ...states, WV, NY: '', TX } } };
});

describe.each(locales)('in %s', (locale) => {
  const messages = messagesOf(locale);
  const t = createTranslator({ locale, messages }) as unknown as Translator;

  test.each([
    ['WV', ['(202) 224-3954'], 'vacant.one', 'Manchin'],
    ['NY', [], 'vacant.both', null],
    ['GA', [], 'vacant.both', null],
  ] as const)(
    '%s: the page, its titles and paper name whom there is, and say what is vacant',
    (code, phones, key, name) => {
      const path = `/call/${code.toLowerCase()}` as const;
      const { body } = withoutScripts(locale, <LocalCallScreen locale={locale} path={path} />);
      const note = t(`senators.${key}`, { place: stateName(code, locale) });
      expect(body.textContent?.split(note).length).toBe(name ? 3 : 4);
      const { textContent: data } = body.querySelector('script') as Element;
      expect(body.querySelectorAll('main a[href^="tel:"]')).toHaveLength(1);
      const { title, description } = introductionOf(locale, path, t);
      const shared = body.querySelector<HTMLAnchorElement>('a[href^="https://wa.me/"]')?.href;
      const { hashtag } = publicConfig;
      expect(decodeURIComponent(shared ?? '')).toBe(
        `https://wa.me/?text=${title} ${hashtag} ${screenUrl(locale, path)}`,
      );
      expect(description).toContain(name ?? note);
      expect(title).toContain(name ?? stateName(code, locale));
      expect(JSON.parse(data ?? '').about?.length ?? 0).toBe(phones.length);
      const place = printPlaces(loadContent(locale), t).find(({ id }) => path.endsWith(id));
      expect(place?.contacts.map(({ phone }) => phone)).toEqual(phones);
      expect(place).toMatchObject({
        names: null,
        note,
        title: name ? t('printSheets.callNames', { names: name }) : title,
      });
    },
  );

  test('the card has one number less, and does not offer another senator', async () => {
    newVisit();
    saveFields({ userLocation: '26001' });
    const { container } = renderIn(locale, <CallCard />);
    const { card, vacant } = messages.senators;
    const press = (result: 'spoke' | 'busy') =>
      visitor.click(screen.getByRole('button', { name: messages.callCard.results[result] }));
    expect(container).toHaveTextContent(vacant.one.replace('{place}', stateName('WV', locale)));
    await press('busy');
    expect(await screen.findByRole('link', { name: /Manchin .*Charleston/ })).toBeVisible();
    await press('spoke');
    expect(container).toHaveTextContent(`${card.next.spoke} ${card.then.any}`);
    for (const words of [card.whoAnswered, card.calledBoth])
      expect(container).not.toHaveTextContent(words);
  });

  test('a card without a senator does not ask which number is wrong', async () => {
    newVisit();
    saveFields({ userLocation: '10001' });
    const { container } = renderIn(locale, <CallCard />);
    const { results, wrongNumber } = messages.callCard;
    await visitor.click(screen.getByRole('button', { name: results.full }));
    expect(container).not.toHaveTextContent(wrongNumber.ask);
  });

  test('the scoreboard keeps the votes, without a number for who is gone', () => {
    const rows = rowsIn(locale).filter(({ state }) => ['WV', 'GA', 'TX'].includes(state));
    renderIn(locale, <ScoreTable rows={rows} content={loadContent(locale).values} />);
    const { seat, left } = messages.senators.vacant;
    const asks = screen.getAllByRole('row').map((row) => row.lastElementChild?.textContent ?? '');
    const expected = [seat, seat, /^202-224-2934/, left, seat, /^202-224-3954/];
    expect(asks.slice(1)).toEqual(expected.map((each) => expect.stringMatching(each)));
  });
});

test('who came later is asked plainly, beside a colleague who voted', () => {
  const senators = senatorsOf('TX');
  const said = (some: typeof senators) =>
    knownBlanks({ place: placeOfCode('TX'), senators: some }).en;
  expect(said(senators.slice(1))).toMatchObject({ senator: 'Later', vote: '' });
  expect(said(senators).vote).toBe(`Cornyn: ${said(senators.slice(0, 1)).vote}`);
});
