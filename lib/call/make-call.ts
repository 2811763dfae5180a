import { SECOND_PRESS_MS } from '@/lib/browser/presses';
import { withMinimumDuration } from '@/lib/http';
import { showModal } from '@/lib/modals/state';
import { rememberAction } from '@/lib/placard/state';
import { publicConfig } from '@/lib/public-config';
import { referralCode } from '@/lib/share/referral-code.browser';
import { countPlacedCall } from '@/lib/tracking/counting.browser';
import { phoneDigits, plainText } from './formats';
import { forgetCall, recentCall, rememberCall, rememberPlaced } from './recent-calls.browser';
import { CallError, type CallFailure, callFailures, placeCall } from './service';
import { signUp } from './sign-up-service';
import { setAttempt, setNewCall, setSignUp, useCall } from './state';
import { type CallFields, setVisitor, useVisitor } from './visitor';

type CallOptions = {
  callpower_id: string;
  /** the visitor was asked, and wants another call to this number so soon */
  isConfirmed: boolean;
};

/**
 * One press of Call: requests the call, counts it or says sorry, and either way opens the card. A press
 * during a request does nothing; one within a minute of a call that may ring the same number first
 * brings a question, since the service dials on every request. An answer less than 700 ms later is none:
 * nobody has read the question.
 */
export async function makeCall(fields: CallFields, options: CallOptions): Promise<void> {
  const { attempt } = useCall.getState();
  const number = phoneDigits(fields.userPhone);
  if (attempt.phase === 'sending') return;
  const earlier = recentCall(number);
  if (earlier) {
    const askedAt =
      attempt.phase === 'confirming' && attempt.number === number
        ? attempt.askedAt
        : performance.now();
    const isRead = performance.now() - askedAt >= SECOND_PRESS_MS;
    if (!options.isConfirmed || !isRead) {
      return setAttempt({ phase: 'confirming', earlier, number, askedAt });
    }
  }
  setVisitor({ callpowerId: options.callpower_id });
  setNewCall();
  if (fields.isKeptPosted) void keepPosted(fields);
  else setSignUp('none');

  const call = rememberCall(number);
  const cause = await requestCall(fields, options.callpower_id);
  if (!cause) rememberPlaced(call);
  else if (!callFailures[cause].mayRing) forgetCall(call);
  setAttempt(cause ? { phase: 'failed', cause } : { phase: 'placed' });
  showModal('call-script');
  if (cause) return;
  rememberAction('called');
  countPlacedCall();
}

/** Requests the call. Resolves to why none was placed, or to null. */
async function requestCall(fields: CallFields, campaignId: string): Promise<CallFailure | null> {
  try {
    const call = placeCall(
      publicConfig.hosts.call,
      {
        campaignId,
        userPhone: plainText(fields.userPhone),
        userLocation: plainText(fields.userLocation ?? ''),
      },
      { legacyZipcode: publicConfig.legacy_zipcode, ref: referralCode() },
    );
    await withMinimumDuration(call);
    return null;
  } catch (error) {
    return error instanceof CallError ? error.failure : 'unknown';
  }
}

/** Signs the visitor up for news, apart from the call and without the phone number. */
async function keepPosted(fields: CallFields): Promise<void> {
  setSignUp('sending');
  try {
    await signUp(publicConfig.hosts.queue, {
      name: fields.name.trim(),
      email: fields.email.trim(),
      address: fields.address.trim(),
      state: fields.state.trim(),
      zipCode: plainText(fields.userLocation ?? ''),
      country: useVisitor.getState().country,
    });
    setSignUp('sent');
    setVisitor({ isKeptPosted: false });
  } catch {
    setSignUp('failed');
  }
}
