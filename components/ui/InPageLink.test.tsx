import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InPageLink } from './InPageLink';

const press = (name: string, held = {}) => fireEvent.click(screen.getByText(name), held);

function arrange({ reducedMotion = false } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  render(
    <>
      <InPageLink href="#one">To one</InPageLink>
      <InPageLink href="#two">To two</InPageLink>
      <InPageLink href="https://example.org/">Elsewhere</InPageLink>
      <p id="one">One</p>
      <p id="two">Two</p>
    </>,
  );
}

beforeEach(() => {
  // a new entry: what an earlier test went back from is forgotten
  history.pushState(null, '', '/toolkit');
  vi.stubGlobal('scrollTo', vi.fn());
});
// interrupts the scroll that is under way
afterEach(() => void dispatchEvent(new Event('wheel')));

test('each place that is pressed takes the focus and is one step of the history, the same again none', () => {
  arrange();
  const before = history.length;
  press('To one');
  expect([location.hash, history.length]).toEqual(['#one', before + 1]);
  press('To one');
  expect([location.hash, history.length]).toEqual(['#one', before + 1]);
  press('To two');
  expect([location.hash, history.length]).toEqual(['#two', before + 2]);
  expect(screen.getByText('Two')).toHaveFocus();
});

test.each([
  ['a press with a key', 'To one', {}, { ctrlKey: true }],
  ['a press of a visitor who prefers reduced motion', 'To one', { reducedMotion: true }, {}],
  ['a link that leads elsewhere', 'Elsewhere', {}, {}],
])('%s is left to the browser', (_, name, preference, held) => {
  arrange(preference);
  let isPrevented: boolean | undefined;
  addEventListener(
    'click',
    (event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault(); // jsdom cannot navigate
    },
    { once: true },
  );
  press(name, held);
  expect(isPrevented).toBe(false);
});
