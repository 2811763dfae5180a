import { act, screen } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Modals } from '@/components/shell/ModalTable';
import { publicConfig } from '@/lib/config/public-config';
import { loadContent } from '@/lib/content/load';
import { plainText } from '@/lib/content/model/sanitize';
import { locales } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/messages/messages';
import { showModal } from '@/lib/modals/state';
import { renderIn, withoutScripts } from '@/tests/support/renderIn';
import { LetterScreen } from './LetterScreen';
import { RallyScreen } from './RallyScreen';
import { RsvpScreen } from './RsvpScreen';
import { SelfieScreen } from './SelfieScreen';

const { values } = loadContent('en');

describe('a page for an action', () => {
  test('has the letter in full, and the hosted form for whoever has no scripts', () => {
    const page = withoutScripts('en', <LetterScreen locale="en" />);
    expect(page.querySelector('main')?.textContent).toContain(
      plainText(values.letter_text).slice(-80),
    );
    expect(page.querySelector<HTMLAnchorElement>('#open-letter a[target]')?.href).toBe(
      `https://actionnetwork.org/letters/${values.intro_letter_action_network_id}`,
    );
    expect(page.querySelector('iframe'), 'nothing of another host before a touch').toBeNull();
  });

  test('has the event’s date and place, and its hosted form', () => {
    const page = withoutScripts('en', <RsvpScreen locale="en" />);
    const text = page.querySelector('main')?.textContent;
    expect(text).toContain('Monday, July 20, 2099');
    expect(text).toContain(values.intro_moral_monday_place);
    expect(page.querySelector<HTMLAnchorElement>('#moral-monday a[target]')?.href).toBe(
      values.intro_moral_monday_link,
    );
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
    for (const said of [rsvp.next, rsvp.noMore, 'Instagram']) {
      expect(text.includes(said), said).toBe(isOver);
    }
    const card = rally.querySelector('main')?.textContent ?? '';
    expect(card.includes(was)).toBe(isOver);
    expect(card.includes(values.intro_moral_monday_cta)).toBe(!isOver);
  });

  test('shows three samples of a selfie, and without scripts the dream can be posted in words', () => {
    const page = withoutScripts('es', <SelfieScreen locale="es" />);
    expect(page.querySelectorAll('img[src*="selfie-sample"]')).toHaveLength(3);
    const tweet = page.querySelector<HTMLAnchorElement>('#selfie a[target]');
    expect(new URL(tweet?.href ?? '').searchParams.get('url')).toMatch(/\/es$/);
  });
});

test.each(locales)(
  'an archived selfie page and modal have, in %s, a sentence and no form',
  async (locale) => {
    publicConfig.isArchived = true;
    onTestFinished(() => {
      publicConfig.isArchived = false;
    });
    const { closed, actionPage } = messagesOf(locale);
    const page = withoutScripts(locale, <SelfieScreen locale={locale} />).body.textContent;
    expect(page).toContain(closed.selfie);
    expect(page).not.toContain(actionPage.toCome['selfie-form']);

    renderIn(locale, <Modals />);
    act(() => showModal('selfie-form'));
    expect(await screen.findByText(closed.selfie)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  },
);
