import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderIn } from '@/tests/support/renderIn';
import { CopyText } from './CopyText';

const press = () => userEvent.click(screen.getByRole('button', { name: 'Copy text' }));

beforeEach(() => {
  userEvent.setup();
  renderIn('en', <CopyText text="Make it $15." url="https://a.example.org" />);
});

test('a text is copied with its link, and the button says so', async () => {
  await press();
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  expect(await navigator.clipboard.readText()).toBe('Make it $15. https://a.example.org');
});

test('where the clipboard is closed, the page says so', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('closed'));
  await press();
  expect(await screen.findByText('Could not copy. Select the text and copy it.')).toBeVisible();
});
