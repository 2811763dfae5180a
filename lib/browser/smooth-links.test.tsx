import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { smoothLinks } from './smooth-links';

const press = (name: string, held = {}) => fireEvent.click(screen.getByText(name), held);
let stops = () => {};

function arrange({ stillness = false } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: stillness }));
  const { container } = render(
    <div>
      <a href="#one">To one</a>
      <a href="#two">To two</a>
      <p id="one">One</p>
      <p id="two">Two</p>
    </div>,
  );
  stops = smoothLinks(container);
}

beforeEach(() => {
  history.replaceState(null, '', '/toolkit');
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  stops();
  // lets the scroll go that is under way
  dispatchEvent(new Event('wheel'));
  vi.unstubAllGlobals();
});

test('each place that is pressed is one step of the history, and the same again is none', () => {
  arrange();
  const before = history.length;
  press('To one');
  expect([location.hash, history.length]).toEqual(['#one', before + 1]);
  press('To one');
  expect([location.hash, history.length]).toEqual(['#one', before + 1]);
  press('To two');
  expect([location.hash, history.length]).toEqual(['#two', before + 2]);
});

test('the place takes the focus, so that reading goes on there', () => {
  arrange();
  press('To two');
  expect(screen.getByText('Two')).toHaveFocus();
});

test.each([
  ['a press with a key', {}, { ctrlKey: true }],
  ['a press of a visitor who wants little motion', { stillness: true }, {}],
])('%s is left to the browser', (_, wish, held) => {
  arrange(wish);
  // true where nothing prevented what the browser does by itself
  expect(press('To one', held)).toBe(true);
});
