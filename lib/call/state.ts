import { create } from 'zustand';
import { preventReload } from '@/lib/browser/reload';
import type { ScriptVersion } from './compiled-scripts';

/** `both` after the second senator. */
export const callResults = ['spoke', 'message', 'busy', 'full'] as const;
export type CallResult = (typeof callResults)[number] | 'both';

/** The others; after a busy line first the one who was not reached. */
export function nextToCall<Person>(
  all: readonly Person[],
  called: Person | undefined,
  result: CallResult,
): Person[] {
  const others = all.filter((each) => each !== called);
  return result === 'busy' && called ? [called, ...others] : others;
}

type Call = {
  signUp: 'none' | 'sending' | 'sent' | 'failed';
  script: ScriptVersion;
  /** a senator's id; the visitor says it, since the service does not */
  answeredBy: string | null;
  /** for this page, and for the next call, too */
  reason: string;
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
