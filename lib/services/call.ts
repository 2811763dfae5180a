import { isOnline } from '@/lib/browser/network';
import { NoAnswer, post } from './http';

/** The service may still ring after this long, but the visitor is no longer kept waiting. */
export const CALL_TIMEOUT_MS = 15_000;

export type CallRequest = { campaignId: string; userPhone: string; userLocation: string };

/** Why no call was placed by what the service answered. */
export type CallFailure =
  | 'rate-limited'
  | 'archived'
  | 'paused'
  | 'refused'
  | 'timed-out'
  | 'offline'
  | 'unreachable'
  | 'unknown';

/** True where nobody knows whether the service has dialled. */
export function mayStillRing(failure: CallFailure): boolean {
  return failure === 'timed-out' || failure === 'unreachable' || failure === 'unknown';
}

/** True where the service itself said that it does not dial. */
export function wasRefused(failure: CallFailure): boolean {
  return failure !== 'offline' && !mayStillRing(failure);
}

/** True where what was typed may be the cause, or nobody knows what is. */
export function mayBeInfo(failure: CallFailure): failure is 'refused' | 'unknown' {
  return failure === 'refused' || failure === 'unknown';
}

/** Thrown when the service answered anything but "a call is on its way". */
export class CallError extends Error {
  override name = 'CallError';

  constructor(readonly failure: CallFailure) {
    super(`No call was placed: ${failure}`);
  }
}

/** What a proxy says of a service that did not answer it, which may have dialled all the same. */
const GATEWAY_ERRORS = [502, 503, 504];

/** Text where JSON was to be: some other page answered. An empty body contradicts nothing. */
const isOtherPage = (body: unknown) => typeof body === 'string' && body.trim() !== '';

function field(body: unknown, name: string): unknown {
  return body && typeof body === 'object' ? (body as Record<string, unknown>)[name] : undefined;
}

const isQueued = (value: unknown) => value === undefined || value === 'queued';

/**
 * Why an answer is no placed call, or null when it is one: 2xx, campaign absent or live, and call or
 * message, where present, queued.
 */
export function failureOf(status: number, body: unknown): CallFailure | null {
  if (status === 429) return 'rate-limited';
  if (GATEWAY_ERRORS.includes(status)) return 'unknown';
  if (status < 200 || status > 299) return 'refused';
  if (isOtherPage(body)) return 'unknown';
  const campaign = field(body, 'campaign');
  if (campaign === 'archived' || campaign === 'paused') return campaign;
  const isLive = campaign === undefined || campaign === 'live';
  return isLive && isQueued(field(body, 'call')) && isQueued(field(body, 'message'))
    ? null
    : 'refused';
}

/**
 * Asks the click-to-call service to ring the visitor: one form-encoded POST {host}/create, never
 * repeated, since the service dials on every one (spec.md section 7). Throws `CallError`.
 */
export async function placeCall(
  host: string,
  request: CallRequest,
  { legacyZipcode = false } = {},
): Promise<void> {
  const body = new URLSearchParams(request);
  if (legacyZipcode) body.set('zipcode', request.userLocation);

  const answer = await post(`${host}/create`, body, CALL_TIMEOUT_MS).catch((error: unknown) => {
    if (!(error instanceof NoAnswer)) throw error;
    throw new CallError(isOnline() ? error.reason : 'offline');
  });
  const failure = failureOf(answer.status, answer.body);
  if (failure) throw new CallError(failure);
}
