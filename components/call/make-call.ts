import { countPlacedCall } from '@/lib/browser/counting';
import { forgetCall, mayBeRinging, rememberCall } from '@/lib/browser/recent-call';
import { phoneDigits } from '@/lib/call/formats';
import { publicConfig } from '@/lib/public-config';
import { CallError, type CallFailure, mayStillRing, placeCall } from '@/lib/services/call';
import { withMinimumDuration } from '@/lib/services/minimum-duration';
import { signUp } from '@/lib/services/queue';
import { setAttempt, setNewCall, setSignUp, useCall } from '@/lib/state/call';
import { rememberDeed } from '@/lib/state/crossing';
import { showModal } from '@/lib/state/modal';
import { setVisitor, useVisitor } from '@/lib/state/visitor';
import { type CallFields, rememberFields } from './call-fields';

type CallOptions = {
  callpower_id: string;
  /** The visitor was asked, and wants another call so soon. */
  isConfirmed: boolean;
};

/**
 * One press of Call: asks for the call, counts or says sorry, and either way opens the script (spec.md
 * section 4, Call form). A press while another is on its way does nothing; one within a minute of a
 * call that may ring is asked about first, since the service dials on every request.
 */
export async function makeCall(fields: CallFields, options: CallOptions): Promise<void> {
  const { attempt, calledNumber, calledAt } = useCall.getState();
  const number = phoneDigits(fields.userPhone);
  if (attempt.phase === 'sending') return;
  if (!options.isConfirmed && mayBeRinging(calledAt) && (calledNumber ?? number) === number) {
    const earlier = attempt.phase === 'confirming' ? attempt.earlier : attempt.phase;
    return setAttempt({
      phase: 'confirming',
      earlier: earlier === 'placed' ? 'placed' : 'unknown',
    });
  }
  rememberFields(fields);
  setVisitor({ callpowerId: options.callpower_id });
  setNewCall();
  if (fields.isKeptPosted) void keepPosted(fields);
  else setSignUp('none');

  useCall.setState({ calledAt: performance.now() });
  const cause = await requestCall(fields, options.callpower_id);
  useCall.setState({ calledNumber: number });
  setAttempt(cause ? { phase: 'failed', cause } : { phase: 'placed' });
  showModal('call-script');
  if (cause) return;
  rememberDeed('called');
  countPlacedCall();
}

/** Asks for the call; answers why none was placed, or null. */
async function requestCall(fields: CallFields, campaignId: string): Promise<CallFailure | null> {
  rememberCall();
  try {
    const call = placeCall(
      publicConfig.hosts.call,
      {
        campaignId,
        userPhone: fields.userPhone.trim(),
        userLocation: fields.userLocation.trim(),
      },
      { legacyZipcode: publicConfig.legacy_zipcode },
    );
    await withMinimumDuration(call);
    return null;
  } catch (error) {
    const cause = error instanceof CallError ? error.failure : 'unknown';
    if (!mayStillRing(cause)) forgetCall();
    return cause;
  }
}

/** Puts the visitor on the list, apart from the call; the phone number is not part of it. */
async function keepPosted(fields: CallFields): Promise<void> {
  setSignUp('sending');
  try {
    await signUp(publicConfig.hosts.queue, {
      name: fields.name.trim(),
      email: fields.email.trim(),
      address: fields.address.trim(),
      state: fields.state.trim(),
      zipCode: fields.userLocation.trim(),
      country: useVisitor.getState().country,
    });
    setSignUp('sent');
  } catch {
    setSignUp('failed');
  }
}
