import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { plainText } from '@/lib/content/model/sanitize';
import { renderIn, withoutScripts } from '@/tests/support/renderIn';
import { LetterScreen } from './LetterScreen';
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
    expect(text).toContain('Monday, July 19, 2021');
    expect(text).toContain(values.intro_moral_monday_place);
    expect(page.querySelector<HTMLAnchorElement>('#moral-monday a[target]')?.href).toBe(
      values.intro_moral_monday_link,
    );
  });

  test('shows three samples of a selfie, and without scripts the dream can be posted in words', () => {
    const page = withoutScripts('es', <SelfieScreen locale="es" />);
    expect(page.querySelectorAll('img[src*="selfie-sample"]')).toHaveLength(3);
    const tweet = page.querySelector<HTMLAnchorElement>('#selfie a[target]');
    expect(new URL(tweet?.href ?? '').searchParams.get('url')).toMatch(/\/es$/);
  });

  test('leads from its title to its form', () => {
    renderIn('en', <LetterScreen locale="en" />);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: values.letter_cta })).toHaveAttribute(
      'href',
      '#open-letter',
    );
    expect(main.getByRole('region', { name: values.letter_cta })).toHaveAttribute(
      'id',
      'open-letter',
    );
  });
});
