import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { renderIn } from '@/tests/support/renderIn';
import { EmbedView } from './ActionEmbed';

test.each([
  ['loading', true],
  ['rescue', true],
  ['continued', true],
  ['shown', false],
  ['unsent', false],
] as const)('a form that is %s is out of reach of Tab and screen readers: %s', (phase, isInert) => {
  const frame = createRef<HTMLIFrameElement>();
  renderIn('en', <EmbedView type="letter" id="a" embed={{ phase, height: 0 }} frame={frame} />);
  expect(frame.current?.title).toBe(loadContent('en').values.letter_title);
  expect(frame.current?.hasAttribute('inert')).toBe(isInert);
});

test.each([
  ['shown', true],
  ['continued', false],
] as const)(
  'an English form that is %s has its fields in Spanish in sight: %s',
  (phase, isOpen) => {
    renderIn('es', <EmbedView type="letter" id="a" embed={{ phase, height: 0 }} />);
    expect(screen.getByRole('group')).toHaveProperty('open', isOpen);
    expect(screen.getByText('Last Name').closest('li')).toHaveTextContent('Last Name – apellido');
  },
);
