import { create } from 'zustand';
import type { CallFailure } from '@/lib/services/call';

/** Where the visitor's latest call stands (spec.md section 4, Call form). */
export type CallAttempt =
  | { phase: 'idle' }
  | { phase: 'sending' }
  | { phase: 'placed' }
  | { phase: 'failed'; cause: CallFailure };

/** What became of the wish to be kept posted, apart from the call. */
export type SignUp = 'none' | 'sending' | 'sent' | 'failed';

type Call = {
  attempt: CallAttempt;
  /** a call was placed, and the script for it has not been seen yet */
  isScriptDue: boolean;
  /** the wish to be kept posted, until it has arrived */
  isKeptPosted: boolean;
  signUp: SignUp;
};

export const noCall: Call = {
  attempt: { phase: 'idle' },
  isScriptDue: false,
  isKeptPosted: false,
  signUp: 'none',
};

export const useCall = create<Call>(() => noCall);

export function setAttempt(attempt: CallAttempt): void {
  useCall.setState({ attempt });
}

/** The phone is about to ring: its script is due until `scriptSeen`. */
export function callPlaced(): void {
  useCall.setState({ attempt: { phase: 'placed' }, isScriptDue: true });
}

export function scriptSeen(): void {
  useCall.setState({ isScriptDue: false });
}

export function setKeptPosted(isKeptPosted: boolean): void {
  useCall.setState({ isKeptPosted });
}

export function setSignUp(signUp: SignUp): void {
  useCall.setState(signUp === 'sent' ? { signUp, isKeptPosted: false } : { signUp });
}
