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
