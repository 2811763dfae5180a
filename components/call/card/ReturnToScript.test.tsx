import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ScriptReturn } from '@/components/shell/ModalTable';
import { type Attempt, useAttempts } from '@/lib/call/attempts';
import { saveFields } from '@/lib/call/visitor';
import { useModal } from '@/lib/modals/state';
import { visitor } from '@/tests/support/call-form';
import { newVisit } from '@/tests/support/new-visit';
import { renderIn } from '@/tests/support/renderIn';
import SenatorsCallCard from './SenatorsCallCard';

const press = (name: string) => visitor.click(screen.getByRole('button', { name }));
const placed: Attempt = { phase: 'placed', at: 0 };

/** The card of a call, in which nothing or something is chosen, until the browser drops the page. */
async function call(attempt: Attempt, ...choices: string[]) {
  saveFields({ userPhone: '2025550142', userLocation: '27601' });
  act(() => useAttempts.setState({ attempt: { ...attempt, at: performance.now() } as Attempt }));
  const { unmount } = renderIn('en', <SenatorsCallCard />);
  for (const choice of choices) await press(choice);
  unmount();
  const stored = { ...sessionStorage };
  newVisit();
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
}

const wayBack = () => screen.findByRole('button', { name: 'Back to your script' });

beforeEach(() => {
  newVisit();
  vi.useFakeTimers({ now: new Date('2021-08-02T16:00:00Z'), toFake: ['Date'] });
});

test('a page opened anew leads back to the card as it was, which has no number to ring', async () => {
  await call(placed, 'Tillis', 'Voicemail (20\u00a0s)', 'I left a message');
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/555|27601/);
  renderIn('en', <ScriptReturn />);
  await visitor.click(await wayBack());
  expect(useModal.getState().modal).toBe('call-script');
  expect(screen.queryByRole('button', { name: 'Back to your script' })).not.toBeInTheDocument();
  renderIn('en', <SenatorsCallCard />);
  for (const name of ['Tillis', 'Voicemail (20\u00a0s)', 'I left a message']) {
    expect(screen.getByRole('button', { name, pressed: true })).toBeVisible();
  }
  expect(screen.getByText(/^This is/).closest('p')).toHaveTextContent('Senator Tillis: end');
  expect(screen.queryByRole('button', { name: /^Call/ })).not.toBeInTheDocument();
});

test('a card that was closed before it was drawn is led back to, too', async () => {
  act(() => useAttempts.setState({ attempt: { ...placed, at: performance.now() } }));
  renderIn('en', <ScriptReturn />);
  await visitor.click(await wayBack());
  expect(useModal.getState().modal).toBe('call-script');
});

test.each([
  ['without an answer', () => call({ phase: 'failed', at: 0, cause: 'timed-out' }), true],
  ['29 minutes ago', () => [call(placed), vi.setSystemTime('2021-08-02T16:29:00Z')], true],
  ['31 minutes ago', () => [call(placed), vi.setSystemTime('2021-08-02T16:31:00Z')], false],
  ['that was refused', () => call({ phase: 'failed', at: 0, cause: 'refused' }), false],
  ['where storage refuses', () => sessionStorage.clear(), false],
  ['of a stranger’s making', () => sessionStorage.setItem('card /', '{"attempt":7}'), false],
])('after a call %s a page leads back: %#', async (_, before, leadsBack) => {
  await before();
  renderIn('es', <ScriptReturn />);
  // what loads lazily has loaded by then
  await import('./SenatorsCallCard');
  await act(async () => {});
  const found = screen.queryByRole('button', { name: 'Volver a su guion' });
  expect(found !== null).toBe(leadsBack);
});
