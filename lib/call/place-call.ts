import { publicConfig } from '@/lib/config/public-config';
import { withMinimumDuration } from '@/lib/http';
import { answerCall, pressCall } from './attempts';
import { noCall, useCall } from './card-state';
import type { CallFailure } from './failures';
import { phoneDigits, plainDigits } from './phone-and-zip';
import { CallError, requestCall } from './service';
import { signUp } from './sign-up-service';
import { type CallFields, saveFields } from './visitor';

type CallOptions = {
  isConfirmed: boolean;
  /** the code of who passed the page on */
  ref: string | null;
};

/**
 * One press of Call: requests the call, and the sign-up. Resolves to what came of the call, and to null
 * for a press that requests no call: during a request, or when it brings a question.
 */
export async function placeCall(
  fields: CallFields,
  { isConfirmed, ref }: CallOptions,
): Promise<'placed' | 'failed' | null> {
  if (!pressCall(phoneDigits(fields.userPhone), isConfirmed)) return null;
  saveFields({ campaignId: fields.campaignId });
  useCall.setState(noCall);
  if (fields.isKeptPosted) void keepPosted(fields);

  const failure = await failureOfCall(fields, ref);
  answerCall(failure);
  return failure ? 'failed' : 'placed';
}

async function failureOfCall(fields: CallFields, ref: string | null): Promise<CallFailure | null> {
  try {
    const request = {
      campaignId: fields.campaignId,
      userPhone: plainDigits(fields.userPhone),
      userLocation: plainDigits(fields.userLocation ?? ''),
    };
    const { hosts, legacy_zipcode } = publicConfig;
    const options = { legacyZipcode: legacy_zipcode, ref };
    await withMinimumDuration(requestCall(hosts.call, request, options));
    return null;
  } catch (error) {
    return error instanceof CallError ? error.failure : 'unknown';
  }
}

async function keepPosted(fields: CallFields): Promise<void> {
  const { userPhone, campaignId, isKeptPosted, ...member } = fields;
  useCall.setState({ signUp: 'sending' });
  try {
    await signUp(publicConfig.hosts.queue, member);
    useCall.setState({ signUp: 'sent' });
    saveFields({ isKeptPosted: false });
  } catch {
    useCall.setState({ signUp: 'failed' });
  }
}
