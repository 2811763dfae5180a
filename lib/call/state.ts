import { create } from 'zustand';
import type { ScriptVersion } from './compiled-scripts';
import { callSentAt, isCallRecent, RECENT_MS, rememberCall } from './recent-call.browser';
import type { CallFailure } from './service';

/**
 * Where the visitor's latest call stands (spec.md section 4, Call form). `confirming` asks whether to
 * call a number again so soon after an earlier call, which was placed or of which nobody knows.
 */
export type CallAttempt =
  | { phase: 'idle' }
  | { phase: 'confirming'; earlier: 'placed' | 'unknown'; number: string }
  | { phase: 'sending' }
  | { phase: 'placed' }
  | { phase: 'failed'; cause: CallFailure };

/** What became of the wish to be kept posted, apart from the call. */
export type SignUp = 'none' | 'sending' | 'sent' | 'failed';

/** How the visitor says that it went; `both` after the second senator. */
export const callResults = ['spoke', 'message', 'busy'] as const;
export type CallResult = (typeof callResults)[number] | 'both';

/** A call that was asked for and not refused. */
type AskedCall = {
  /** by `performance.now()`: a device's clock may be wrong, or set within that minute */
  askedAt: number;
  /** the same moment as the visit keeps it */
  sentAt: number;
  isPlaced: boolean;
};

type Call = {
  attempt: CallAttempt;
  /** the latest call to each number, by its digits, which stay in memory */
  calls: ReadonlyMap<string, AskedCall>;
  /** the wish to be kept posted, until it has arrived */
  isKeptPosted: boolean;
  signUp: SignUp;
  script: ScriptVersion;
  /** the senator whose name the script says, by id; the visitor tells, since the service does not */
  answeredBy: string | null;
  /** how it went, and who had answered then */
  outcome: { result: CallResult; answeredBy: string | null } | null;
};

export const noCall: Call = {
  attempt: { phase: 'idle' },
  calls: new Map(),
  isKeptPosted: false,
  signUp: 'none',
  script: 'live',
  answeredBy: null,
  outcome: null,
};

export const useCall = create<Call>(() => noCall);

export function setAttempt(attempt: CallAttempt): void {
  useCall.setState({ attempt });
}

/** Stands for the number that another page of the visit called: the visit keeps when, not whom. */
const SOME_NUMBER = 'some number';

/** The calls of this page and, where it is recent, the latest that another one asked for. */
function callsOfVisit(): Call['calls'] {
  const { calls } = useCall.getState();
  const sentAt = callSentAt();
  const isOurs = [...calls.values()].some((call) => call.sentAt === sentAt);
  if (isOurs || !isCallRecent()) return calls;
  const askedAt = performance.now() - (Date.now() - sentAt);
  return new Map(calls).set(SOME_NUMBER, { askedAt, sentAt, isPlaced: false });
}

/**
 * What became of a call of the last minute that may be about to ring a phone with these digits, asked
 * for by this page or by another of the visit. Null where there is none.
 */
export function recentCall(number: string): 'placed' | 'unknown' | null {
  const calls = callsOfVisit();
  const call = [calls.get(number), calls.get(SOME_NUMBER)].find(
    (each) => each && performance.now() - each.askedAt < RECENT_MS,
  );
  return call ? (call.isPlaced ? 'placed' : 'unknown') : null;
}

/**
 * Remembers that the service is asked to call this number now. Returns what is to be said once it has
 * answered: that the call is placed, or that it is refused and rings nobody.
 */
export function rememberNumber(number: string): { placed: () => void; refused: () => void } {
  const before = callsOfVisit();
  const sentBefore = callSentAt();
  rememberCall();
  const call = { askedAt: performance.now(), sentAt: callSentAt() };
  const remember = (isPlaced: boolean) =>
    useCall.setState({ calls: new Map(before).set(number, { ...call, isPlaced }) });

  remember(false);
  return {
    placed: () => remember(true),
    refused: () => {
      rememberCall(sentBefore);
      useCall.setState({ calls: before });
    },
  };
}

/** A call is on its way: nothing is known of who answers, or of how it goes. */
export function setNewCall(): void {
  useCall.setState({
    attempt: { phase: 'sending' },
    script: 'live',
    answeredBy: null,
    outcome: null,
  });
}

/** Which version of the script is read. */
export function setScript(script: ScriptVersion): void {
  useCall.setState({ script });
}

/** Whom the script is to name. */
export function setAnsweredBy(answeredBy: string): void {
  useCall.setState({ answeredBy });
}

/** How the call went, with whoever has answered by then. */
export function setResult(result: CallResult): void {
  useCall.setState(({ answeredBy }) => ({ outcome: { result, answeredBy } }));
}

export function setKeptPosted(isKeptPosted: boolean): void {
  useCall.setState({ isKeptPosted });
}

export function setSignUp(signUp: SignUp): void {
  useCall.setState(signUp === 'sent' ? { signUp, isKeptPosted: false } : { signUp });
}
