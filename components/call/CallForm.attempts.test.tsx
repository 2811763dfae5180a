import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SECOND_PRESS_MS } from '@/lib/browser/presses';
import {
  type Attempt,
  answerCall,
  noAttempt,
  pressCall,
  syncCallsFromStorage,
  useAttempts,
} from '@/lib/call/attempts';
import { connectServices } from '@/tests/support/call-form';
import { newVisit } from '@/tests/support/new-visit';
import { renderIn } from '@/tests/support/renderIn';
import { CallForm } from './CallForm';
import { useCallTitle } from './useCallTitle';

const [A, B, C] = ['2025550142', '2025550143', '2025550144'] as const;

const NOW_MS = 5_000;
const calls = [A, B].map((number, index) => ({
  number,
  sentAt: index,
  at: NOW_MS - 1_000,
  isPlaced: true,
}));

const states = {
  idle: { phase: 'idle' },
  confirming: { phase: 'confirming', at: NOW_MS, number: A, earlier: 'placed' },
  asked: { phase: 'asked', at: NOW_MS },
  placed: { phase: 'placed', at: NOW_MS },
  failed: { phase: 'failed', at: NOW_MS, cause: 'timed-out' },
} as const satisfies Record<Attempt['phase'], Attempt>;

const later = (number: string) => {
  vi.mocked(performance.now).mockReturnValue(NOW_MS + SECOND_PRESS_MS);
  pressCall(number, true);
};

const events = {
  press: () => pressCall(C, false),
  'press, called a moment ago': () => pressCall(A, false),
  'another page’s recent call': () => {
    sessionStorage.setItem('calls /', String(Date.now()));
    syncCallsFromStorage();
  },
  'yes within 700 ms': () => pressCall(A, true),
  'yes, another number by then': () => later(B),
  yes: () => later(A),
  'answer: placed': () => answerCall(null),
  'answer: refused': () => answerCall('refused'),
  'no answer': () => answerCall('timed-out'),
};

const title = () => screen.getByRole('heading', { level: 2 }).textContent;

const sights = {
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

const steps: [Attempt['phase'], keyof typeof events, Attempt['phase'], keyof typeof sights][] = [
  ['idle', 'press', 'asked', 'that the call is being started'],
  ['idle', 'press, called a moment ago', 'confirming', 'the question, under the button'],
  ['idle', 'another page’s recent call', 'idle', 'that a call is on its way'],
  ['confirming', 'press, called a moment ago', 'confirming', 'the question, under the button'],
  ['confirming', 'yes within 700 ms', 'confirming', 'the question, under the button'],
  ['confirming', 'yes, another number by then', 'confirming', 'the question, under the button'],
  ['confirming', 'yes', 'asked', 'that the call is being started'],
  ['confirming', 'press', 'asked', 'that the call is being started'],
  ['asked', 'press', 'asked', 'that the call is being started'],
  ['asked', 'answer: placed', 'placed', 'the card: the phone will ring'],
  ['asked', 'answer: refused', 'failed', 'the card: the phone will not ring'],
  ['asked', 'no answer', 'failed', 'the card: the phone may still ring'],
  ['placed', 'press', 'asked', 'that the call is being started'],
  ['placed', 'press, called a moment ago', 'confirming', 'the question, under the button'],
  ['failed', 'press', 'asked', 'that the call is being started'],
  ['failed', 'press, called a moment ago', 'confirming', 'the question, under the button'],
];

function Title() {
  return <h2>{useCallTitle().children}</h2>;
}

beforeEach(() => {
  newVisit();
  connectServices();
  vi.spyOn(performance, 'now').mockReturnValue(NOW_MS);
});

test('the table has each state, each event and each sight', () => {
  expect(new Set(steps.map(([state]) => state))).toEqual(new Set(Object.keys(states)));
  expect(new Set(steps.map(([, event]) => event))).toEqual(new Set(Object.keys(events)));
  expect(new Set(steps.map((step) => step[3]))).toEqual(new Set(Object.keys(sights)));
});

test.each(steps)('%s, then %s: %s, and the visitor sees %s', (state, event, next, sight) => {
  const isAlone = event === 'another page’s recent call';
  useAttempts.setState(isAlone ? noAttempt : { attempt: states[state], calls });
  renderIn(
    'en',
    <>
      <Title />
      <CallForm id="call" />
    </>,
  );
  act(() => void events[event]());
  expect(useAttempts.getState().attempt.phase).toBe(next);
  sights[sight]();
});
