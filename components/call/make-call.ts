import { countPlacedCall } from '@/lib/browser/counting';
import { CallError, type CallFailure, placeCall } from '@/lib/services/call';
import { withMinimumDuration } from '@/lib/services/minimum-duration';
import { signUp } from '@/lib/services/queue';
import { callPlaced, setAttempt, setSignUp, useCall } from '@/lib/state/call';
import { showModal } from '@/lib/state/modal';
import { setVisitor, useVisitor } from '@/lib/state/visitor';
import { type CallFields, rememberFields } from './call-fields';
import type { CallFormTexts } from './call-texts';

/**
 * One press of Call: rings, counts or says sorry, and either way opens the script (spec.md section
 * 4, Call form). A press while another is on its way does nothing; one while the script of a placed
 * call has yet to be seen asks for that script, since the phone is ringing already.
 */
export async function makeCall(fields: CallFields, texts: CallFormTexts): Promise<void> {
  const { attempt, isScriptDue } = useCall.getState();
  if (attempt.phase === 'sending') return;
  if (isScriptDue) return showModal('call-script');
  rememberFields(fields);
  setVisitor({ callpowerId: texts.campaignId, callpowerScript: texts.script });
  setAttempt({ phase: 'sending' });
  if (fields.isKeptPosted) void keepPosted(fields, texts.queueHost);
  else setSignUp('none');

  const cause = await ring(fields, texts);
  if (cause) setAttempt({ phase: 'failed', cause });
  else callPlaced();
  showModal('call-script');
  if (!cause) countPlacedCall();
}

/** Asks for the call; answers why none was placed, or null. */
async function ring(fields: CallFields, texts: CallFormTexts): Promise<CallFailure | null> {
  try {
    const call = placeCall(
      texts.callHost,
      {
        campaignId: texts.campaignId,
        userPhone: fields.userPhone.trim(),
        userLocation: fields.userLocation.trim(),
      },
      { legacyZipcode: texts.legacyZipcode },
    );
    await withMinimumDuration(call);
    return null;
  } catch (error) {
    return error instanceof CallError ? error.failure : 'unreachable';
  }
}

/** Puts the visitor on the list, apart from the call; the phone number is not part of it. */
async function keepPosted(fields: CallFields, queueHost: string): Promise<void> {
  setSignUp('sending');
  try {
    await signUp(queueHost, {
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
