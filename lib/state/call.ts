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

export const useCall = create<{ attempt: CallAttempt; signUp: SignUp }>(() => ({
  attempt: { phase: 'idle' },
  signUp: 'none',
}));

export function setAttempt(attempt: CallAttempt): void {
  useCall.setState({ attempt });
}

export function setSignUp(signUp: SignUp): void {
  useCall.setState({ signUp });
}
