import { readFileSync } from 'node:fs';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SECOND_PRESS_MS } from '@/lib/browser/presses';
import {
  type Attempt,
  answerCall,
  hearOfCalls,
  noAttempt,
  pressCall,
  useAttempts,
} from '@/lib/call/attempts';
import { connectServices } from '@/tests/support/call-form';
import { newVisit } from '@/tests/support/new-visit';
import { renderIn } from '@/tests/support/renderIn';
import { CallForm } from './CallForm';
import { useCallTitle } from './FailureAlert';

const [A, B, C] = ['2025550142', '2025550143', '2025550144'] as const;

const NOW_MS = 5_000;
const calls = [A, B].map((number, index) => ({
  number,
  sentAt: index,
  at: NOW_MS - 1_000,
  isPlaced: true,
}));

const states: Record<string, Attempt> = {
  idle: { phase: 'idle' },
  confirming: { phase: 'confirming', at: NOW_MS, number: A, earlier: 'placed' },
  asked: { phase: 'asked', at: NOW_MS },
  placed: { phase: 'placed', at: NOW_MS },
  failed: { phase: 'failed', at: NOW_MS, cause: 'timed-out' },
};

const later = (number: string) => {
  vi.mocked(performance.now).mockReturnValue(NOW_MS + SECOND_PRESS_MS);
  pressCall(number, true);
};

const events: Record<string, () => void> = {
  press: () => pressCall(C, false),
  'press, called a moment ago': () => pressCall(A, false),
  'another page’s recent call': () => {
    sessionStorage.setItem('calls', String(Date.now()));
    hearOfCalls();
  },
  'yes within 700 ms': () => pressCall(A, true),
  'yes, another number by then': () => later(B),
  yes: () => later(A),
  'answer: placed': () => answerCall(null),
  'answer: refused': () => answerCall('refused'),
  'no answer': () => answerCall('timed-out'),
};

const title = () => screen.getByRole('heading', { level: 2 }).textContent;

const sights: Record<string, () => void> = {
  'that the call is being started': () =>
    expect(screen.getByRole('button', { name: 'Starting your call' })).toBeVisible(),
  'the question, under the button': () => {
    const question = screen.getByText(/Call again\?$/);
    const button = screen.getByRole('button', { name: 'Call' });
    expect(button.compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
  'that a call is on its way': () =>
    expect(screen.getByRole('status')).toHaveTextContent(/^You asked for a call a moment ago/),
  'the card: the phone will ring': () => expect(title()).toBe('Calling you now...'),
  'the card: the phone will not ring': () => expect(title()).toMatch(/Your phone will not ring/),
  'the card: the phone may still ring': () => expect(title()).toMatch(/Your phone may still ring/),
};

const rows = [...readFileSync('lib/call/attempts.ts', 'utf8').matchAll(/^ \* \| (\w.*) \|$/gm)]
  .map(([, row = '']) => row.split('|').map((cell) => cell.trim()))
  .slice(1);

function Title() {
  return <h2>{useCallTitle().children}</h2>;
}

beforeEach(() => {
  newVisit();
  connectServices();
  vi.spyOn(performance, 'now').mockReturnValue(NOW_MS);
});

test('the table has each state and each event', () => {
  expect(new Set(rows.map(([state]) => state))).toEqual(new Set(Object.keys(states)));
  expect(new Set(rows.map(([, event]) => event))).toEqual(new Set(Object.keys(events)));
  expect(new Set(rows.map((row) => row[3]))).toEqual(new Set(Object.keys(sights)));
});

test.each(rows)('%s, then %s: %s, and the visitor sees %s', (state, event, next, sight) => {
  const isAlone = event === 'another page’s recent call';
  const attempt = states[state as string] as Attempt;
  useAttempts.setState(isAlone ? noAttempt : { attempt, calls });
  renderIn(
    'en',
    <>
      <Title />
      <CallForm id="call" />
    </>,
  );
  act(() => events[event as string]?.());
  expect(useAttempts.getState().attempt.phase).toBe(next);
  sights[sight as string]?.();
});
