import { create } from 'zustand';
import type { CallFailure } from '@/lib/services/call';

/**
 * Where the visitor's latest call stands (spec.md section 4, Call form). `confirming` asks whether to
 * call again so soon after an earlier call, which was placed or of which nobody knows.
 */
export type CallAttempt =
  | { phase: 'idle' }
  | { phase: 'confirming'; earlier: 'placed' | 'unknown' }
  | { phase: 'sending' }
  | { phase: 'placed' }
  | { phase: 'failed'; cause: CallFailure };

/** What became of the wish to be kept posted, apart from the call. */
export type SignUp = 'none' | 'sending' | 'sent' | 'failed';

type Call = {
  attempt: CallAttempt;
  /** the digits that the service was last asked to call; null on a new page */
  calledNumber: string | null;
  /** the wish to be kept posted, until it has arrived */
  isKeptPosted: boolean;
  signUp: SignUp;
};

export const noCall: Call = {
  attempt: { phase: 'idle' },
  calledNumber: null,
  isKeptPosted: false,
  signUp: 'none',
};

export const useCall = create<Call>(() => noCall);

export function setAttempt(attempt: CallAttempt): void {
  useCall.setState({ attempt });
}

export function setKeptPosted(isKeptPosted: boolean): void {
  useCall.setState({ isKeptPosted });
}

export function setSignUp(signUp: SignUp): void {
  useCall.setState(signUp === 'sent' ? { signUp, isKeptPosted: false } : { signUp });
}
