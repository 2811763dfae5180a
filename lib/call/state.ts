import { create } from 'zustand';
import { preventReload } from '@/lib/browser/reload';
import type { ScriptVersion } from './compiled-scripts';

/** How the call went, as the visitor says; `both` after the second senator. */
export const callResults = ['spoke', 'message', 'busy', 'full'] as const;
export type CallResult = (typeof callResults)[number] | 'both';

/** Whom to call after a call: the others; after a busy line, the one who was not reached before them. */
export function nextToCall<Person>(
  all: readonly Person[],
  called: Person | undefined,
  result: CallResult,
): Person[] {
  const others = all.filter((each) => each !== called);
  return result === 'busy' && called ? [called, ...others] : others;
}

/** What the call card knows beside the attempt: what the visitor answers and chooses on it. */
type Call = {
  /** what became of the sign-up for news, apart from the call */
  signUp: 'none' | 'sending' | 'sent' | 'failed';
  script: ScriptVersion;
  /** the senator whose name the script says, by id; the visitor tells, since the service does not */
  answeredBy: string | null;
  /** the visitor's own reason, as typed: on this page alone, and for the next call, too */
  reason: string;
  /** how it went, and who had answered then */
  outcome: { result: CallResult; answeredBy: string | null } | null;
};

export const noCall: Call = {
  signUp: 'none',
  script: 'live',
  answeredBy: null,
  reason: '',
  outcome: null,
};

export const useCall = create<Call>(() => noCall);

export function forgetAnswers(): void {
  useCall.setState(({ reason }) => ({ ...noCall, reason }));
}

preventReload(() => useCall.getState().reason !== '');

export function setResult(result: CallResult): void {
  useCall.setState(({ answeredBy }) => ({ outcome: { result, answeredBy } }));
}
