import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { callScript } from '@/lib/call/compiled-scripts';
import { nothingKnown, type Script } from '@/lib/call/script';
import { renderIn } from '@/tests/support/renderIn';
import { CallScript } from './CallScript';

const bilingual = callScript('es', 'live') as Script;

test('each demand can be ticked off, and the script printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  renderIn('en', <CallScript script={callScript('en', 'live') as Script} known={nothingKnown} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'end the filibuster;' }));
  expect(screen.getByRole('checkbox', { name: 'end the filibuster;' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^pass the For the/ })).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Print the script' }));
  expect(print).toHaveBeenCalledOnce();
});

test('in Spanish every English sentence is marked, and has its meaning beneath', () => {
  renderIn('es', <CallScript script={bilingual} known={nothingKnown} />);
  const thanks = screen.getByText('Thank you.');
  expect(thanks).toHaveAttribute('lang', 'en-US');
  expect(thanks.parentElement).toHaveTextContent('Thank you. Muchas gracias.');
  expect(screen.getByText('Muchas gracias.').closest('[lang]')).toBeNull();
});

test('without a Spanish version it is English, and marked as such', () => {
  renderIn('es', <CallScript script={{ ...bilingual, meaning: null }} known={nothingKnown} />);
  expect(screen.getByText('Thank you.')).toHaveAttribute('lang', 'en-US');
  expect(screen.queryByText(/gracias/)).not.toBeInTheDocument();
});
