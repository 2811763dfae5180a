import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { type ModalName, useModal } from '@/lib/state/modal';
import { editionWith } from '@/tests/support/edition';
import { newVisit } from '@/tests/support/new-visit';
import { renderIn } from '@/tests/support/renderIn';
import { IntroSection } from './IntroSection';

/** Every call to action: its words, where it leads by itself, and the modal that it opens here. */
const callsToAction: readonly [name: RegExp, href: RegExp, modal: ModalName | null][] = [
  [
    /^Sign Open Letter & Call Your Senators$/,
    /^https:\/\/actionnetwork\.org\/letters\/which-side-are-you-on$/,
    'open-letter',
  ],
  [/^Call your senators$/, /^\/call$/, null],
  [/^Join the Next Moral Monday$/, /^https:\/\/actionnetwork\.org\/events\//, 'moral-monday'],
  [/^Calendar for National Moral Mondays$/, /^#calendar$/, null],
  [/^Take a Selfie/, /^https:\/\/twitter\.com\/intent\/tweet\?/, 'selfie-form'],
  [/^Help Spread the Word$/, /^\/toolkit$/, null],
  [/^Watch the trailer$/, /^https:\/\/www\.youtube\.com\/watch\?v=/, 'trailer'],
];

beforeEach(newVisit);

describe('the intro', () => {
  test('passes its own language on in the tweet that stands for the selfie before scripts', () => {
    renderIn('es', <IntroSection {...loadContent('es')} />);
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: /selfi/i });
    expect(new URL(href).searchParams.get('url')).toMatch(/\/es$/);
  });

  test.each(callsToAction)(
    '%s leads somewhere, with and without scripts',
    async (name, href, modal) => {
      renderIn('en', <IntroSection {...loadContent('en')} />);
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('href', expect.stringMatching(href));
      if (!modal) return;

      await userEvent.setup({ delay: null }).click(link);
      expect(useModal.getState().modal).toBe(modal);
    },
  );

  test('has no more calls to action than these', () => {
    renderIn('en', <IntroSection {...loadContent('en')} />);
    expect(screen.getAllByRole('link')).toHaveLength(callsToAction.length);
  });

  test('leads to the event where the page has no calendar', () => {
    renderIn('en', <IntroSection {...editionWith('en', { visible_sections: ['news'] })} />);
    expect(screen.getByRole('link', { name: /^Calendar for/ })).toHaveAttribute(
      'href',
      loadContent('en').content.intro_moral_monday_link,
    );
  });

  test.each([
    [
      'en',
      [
        'End the filibuster',
        'Pass the For the People Act',
        'Restore the Voting Rights Act',
        'Raise the wage to $15/hr',
      ],
    ],
    [
      'es',
      [
        'Ponga fin al filibusterismo',
        'Apruebe la Ley Para el Pueblo',
        'Restaure la Ley de Derecho al Voto',
        'Suba el salario mínimo a $15 la hora',
      ],
    ],
  ] as const)('makes the four demands in their order, in %s', (locale, demands) => {
    renderIn(locale, <IntroSection {...loadContent(locale)} />);
    const items = screen
      .getAllByRole('list')
      .filter(({ tagName }) => tagName === 'OL')
      .flatMap((list) => within(list).getAllByRole('listitem'));
    expect(items.map(({ textContent }) => textContent)).toEqual(
      demands.map((demand, index) => `${index + 1}${demand}`),
    );
  });
});
