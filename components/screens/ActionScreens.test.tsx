import type { ComponentType } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { plainText } from '@/lib/content/model/sanitize';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/messages/messages';
import { changeContent } from '@/tests/support/content';
import { withoutScripts } from '@/tests/support/renderIn';
import { LetterScreen } from './LetterScreen';
import { RallyScreen } from './RallyScreen';
import { RsvpScreen } from './RsvpScreen';
import { SelfieScreen } from './SelfieScreen';

const { values } = loadContent('en');

describe('a page for an action', () => {
  test.each<[string, ComponentType<{ locale: Locale }>, string[], form: string, href: string]>([
    [
      'letter in full',
      LetterScreen,
      [plainText(values.letter_text).slice(-80)],
      '#open-letter',
      `https://actionnetwork.org/letters/${values.intro_letter_action_network_id}`,
    ],
    [
      'event’s date and place',
      RsvpScreen,
      ['Monday, July 20, 2099', values.intro_moral_monday_place ?? ''],
      '#moral-monday',
      values.intro_moral_monday_link,
    ],
  ])('has the %s, and without scripts the hosted form', (_, Screen, words, form, href) => {
    const page = withoutScripts('en', <Screen locale="en" />);
    const text = page.querySelector('main')?.textContent;
    for (const each of words) expect(text).toContain(each);
    expect(page.querySelector<HTMLAnchorElement>(`${form} a[target]`)?.href).toBe(href);
    expect(page.querySelector('iframe'), 'nothing of another host before a touch').toBeNull();
  });

  test.each([
    ['a day before', '2099-07-19T12:00:00-04:00', false],
    ['as its day ends in Washington', '2099-07-20T23:59:59-04:00', false],
    ['as the day after begins', '2099-07-21T00:00:00-04:00', true],
  ])('has, built %s, no form or a form of the event: %s', (_, now, isOver) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
    const page = withoutScripts('en', <RsvpScreen locale="en" />);
    const rally = withoutScripts('en', <RallyScreen locale="en" />);
    const shown = [...page.querySelectorAll('[hidden]')].map((each) => each.remove());
    for (const hidden of rally.querySelectorAll('[hidden]')) hidden.remove();
    vi.useRealTimers();

    expect(shown.length > 0, 'a page that is built before waits for the clock').toBe(!isOver);
    const { rsvp } = messagesOf('en').signing;
    const was = 'The last date was July 20.';
    expect(page.querySelector('h1')?.textContent).toBe(
      isOver ? was : values.intro_moral_monday_cta,
    );
    const text = page.querySelector('main')?.textContent ?? '';
    expect(text.includes(rsvp.rsvp)).toBe(!isOver);
    expect(page.querySelector('#moral-monday') === null).toBe(isOver);
    for (const words of [rsvp.next, rsvp.noMore, 'Instagram']) {
      expect(text.includes(words), words).toBe(isOver);
    }
    const card = rally.querySelector('main')?.textContent ?? '';
    expect(card.includes(was)).toBe(isOver);
    expect(card.includes(values.intro_moral_monday_cta)).toBe(!isOver);
  });

  test.each([RsvpScreen, RallyScreen])(
    'says what is there for access, as the calendar does',
    (Screen) => {
      const starts_at = values.intro_moral_monday_starts_at;
      changeContent('en', {
        events: values.events.slice(0, 1).map((each) => ({ ...each, starts_at })),
      });
      const { body } = withoutScripts('en', <Screen locale="en" />);
      expect(body.textContent).toMatch(/Access: a way in without steps, .* north door\./);
    },
  );

  test('shows three samples of a selfie, and without scripts the dream can be posted in words', () => {
    const page = withoutScripts('es', <SelfieScreen locale="es" />);
    expect(page.querySelectorAll('img[src*="selfie-sample"]')).toHaveLength(3);
    const tweet = page.querySelector<HTMLAnchorElement>('#selfie a[target]');
    expect(new URL(tweet?.href ?? '').searchParams.get('url')).toMatch(/\/es$/);
  });
});
