import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InPageLink } from './InPageLink';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  // lets the scroll go that is under way
  dispatchEvent(new Event('wheel'));
  vi.unstubAllGlobals();
});

test('the browser’s own jump, until the link has been reached; then it is ours', async () => {
  render(
    <>
      <InPageLink href="#calendar">Calendar</InPageLink>
      <section id="calendar" />
    </>,
  );
  const link = screen.getByRole('link', { name: 'Calendar' });
  const isLeftToTheBrowser = () => fireEvent.click(link);
  expect(isLeftToTheBrowser()).toBe(true);

  fireEvent.pointerEnter(link);
  await waitFor(() => expect(isLeftToTheBrowser()).toBe(false));
});
