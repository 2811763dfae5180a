import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { OpenLetterSection } from '@/components/letter/OpenLetterSection';
import { SelfiesSection } from '@/components/selfie/SelfiesSection';
import { loadContent } from '@/lib/content/load';
import { plainText } from '@/lib/content/model/sanitize';
import { messagesOf } from '@/lib/messages/messages';
import type { ModalName } from '@/lib/modals/deep-links';
import { useModal } from '@/lib/modals/state';
import { contentWith } from '@/tests/support/content';
import { newVisit } from '@/tests/support/new-visit';
import { renderIn } from '@/tests/support/renderIn';
import { IntroSection } from './IntroSection';

const { values } = loadContent('en');

const callsToAction: readonly [name: RegExp, href: RegExp][] = [
  [/^Sign Open Letter/, /^\/letter$/],
  [/^Call your senators$/, /^\/call$/],
  [/^Join the Next Moral Monday ?July 20, 11:00\sAM\sET$/, /^\/rsvp$/],
  [/^Calendar for National Moral Mondays$/, /^#calendar$/],
  [/^Take a Selfie/, /^\/selfie$/],
  [/^Help Spread the Word$/, /^\/toolkit$/],
  [/^Watch the trailer$/, /^https:\/\/www\.youtube\.com\/watch\?v=/],
];

describe('the intro', () => {
  beforeEach(newVisit);

  test('leads somewhere without scripts by each call to action, and has no more of them', () => {
    renderIn('en', <IntroSection {...loadContent('en')} />);
    for (const [name, href] of callsToAction) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(href);
    }
    expect(screen.getAllByRole('link')).toHaveLength(callsToAction.length);
  });

  test.each<[name: string, modal: ModalName, Section: typeof OpenLetterSection]>([
    [values.letter_cta, 'open-letter', OpenLetterSection],
    [messagesOf('en').letter.thenCall, 'call-form', OpenLetterSection],
    [values.selfies_cta, 'selfie-form', SelfiesSection],
  ])('“%s” opens %s', (name, modal, Section) => {
    renderIn('en', <Section {...loadContent('en')} />);
    fireEvent.click(screen.getByRole('link', { name: new RegExp(`^${name}`) }));
    expect(useModal.getState().modal).toBe(modal);
  });

  // the season's last day is August 8, in Washington
  test.each([
    ['on its last day', '2021-08-09T03:59:59Z', values.intro_lead],
    [
      'after it',
      '2021-08-09T04:00:00Z',
      /^The season is over\. You can still call, sign the letter /,
    ],
  ])('%s it says what there is to do', (_case, now, words) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
    renderIn('en', <IntroSection {...loadContent('en')} />);
    expect(screen.getByText(words)).toBeVisible();
  });

  test('says its question once to screen readers, though its letters are there twice', () => {
    renderIn('en', <IntroSection {...loadContent('en')} />);
    const [shown, ...others] = screen
      .getAllByText('Which side are you on?')
      .filter((each) => each.closest('[aria-hidden="true"]') === null);
    expect(shown).toBe(screen.getByRole('heading', { level: 1 }));
    expect(others).toEqual([]);
    const words = screen.getByText(messagesOf('en').placard.words);
    expect(words.closest('[aria-hidden="true"]')).not.toBeNull();
  });

  test('leads to the event where the page has no calendar', () => {
    renderIn('en', <IntroSection {...contentWith('en', { visible_sections: ['news'] })} />);
    const link = screen.getByRole('link', { name: /^Calendar for/ });
    expect(link).toHaveAttribute('href', values.intro_moral_monday_link);
  });

  test.each<[question: string, size: RegExp]>([
    ['Which side are you on?', /title$/],
    ['Where does the money of this city go, and why?', /long$/],
    ['Telecommunications?', /longest$/],
    [`Who ${'pays, and who '.repeat(6)} rests?`, /longest$/],
  ])('sets “%s” in letters that it has room for', (intro_title, size) => {
    renderIn('en', <IntroSection {...contentWith('en', { intro_title })} />);
    const [title] = screen.getByRole('heading', { level: 1 }).className.split(' ').slice(-1);
    expect(title?.replace(/^_|_\w+$/g, '')).toMatch(size);
  });

  test.each([
    ['Save <em>transit</em>', 0],
    ['A <em>commonwealth</em>', 1],
    ['<em>Telecommunications</em> for all', 1],
  ])('sets the demand “%s” so that its words are whole', (demand, count) => {
    renderIn('en', <IntroSection {...contentWith('en', { intro_demands: [demand] as never })} />);
    expect(document.querySelectorAll('li span[class*="long"]')).toHaveLength(count);
  });

  test.each(['en', 'es'] as const)('makes its demands in their order, in %s', (locale) => {
    const content = loadContent(locale);
    renderIn(locale, <IntroSection {...content} />);
    const items = [...document.querySelectorAll('ol > li')].map(({ textContent }) => textContent);
    expect(items).toEqual(
      content.values.intro_demands.map((demand, index) => `${index + 1}${plainText(demand)}`),
    );
  });
});
