import { createEvent, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useModal } from '@/lib/modals/state';
import { newVisit } from '@/tests/support/new-visit';
import { renderIn } from '@/tests/support/renderIn';
import { ModalLink } from './ModalLink';

const link = () => screen.getByRole('link', { name: 'Sign' });

beforeEach(() => {
  newVisit();
  renderIn('en', <ModalLink modal="open-letter">Sign</ModalLink>);
});

test('a link that opens a modal leads to the page of its form by itself, and says that a dialog opens', () => {
  expect(link()).toHaveAttribute('href', '/letter');
  expect(link()).toHaveAttribute('aria-haspopup', 'dialog');
  const click = createEvent.click(link());
  fireEvent(link(), click);
  expect(useModal.getState().modal).toBe('open-letter');
  expect(click.defaultPrevented).toBe(true);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'it leaves a press with %s to the browser, which opens a tab',
  (key) => {
    let wasLeft = false;
    function takeClick(event: Event) {
      wasLeft = !event.defaultPrevented;
      // jsdom cannot go anywhere
      event.preventDefault();
    }
    addEventListener('click', takeClick, { once: true });
    fireEvent.click(link(), { [key]: true });
    expect(wasLeft).toBe(true);
    expect(useModal.getState().modal).toBeNull();
  },
);
