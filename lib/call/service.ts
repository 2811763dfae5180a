import { isOnline } from '@/lib/browser/network';
import { NoAnswer, post } from '@/lib/http';
import type { CallFailure } from './failures';

/** The service may still ring after this long, but the visitor is no longer kept waiting. */
export const CALL_TIMEOUT_MS = 15_000;

/** `userLocation` is empty where the service does not have to find out whom to call. */
export type CallRequest = { campaignId: string; userPhone: string; userLocation: string };

/** Thrown when the service answered anything but "a call is on its way". */
export class CallError extends Error {
  override name = 'CallError';

  constructor(readonly failure: CallFailure) {
    super(`No call was placed: ${failure}`);
  }
}

/** Client errors that come too late to rule out a call: a time-out, a connection that was closed. */
const CUT_SHORT = [408, 499];

/** Only 4xx means that the service did not begin to dial. */
function failureOfStatus(status: number): CallFailure {
  if (status === 429) return 'rate-limited';
  return status >= 400 && status < 500 && !CUT_SHORT.includes(status) ? 'refused' : 'unknown';
}

/** Text instead of JSON is some other page. An empty body counts as no answer. */
const isOtherPage = (body: unknown) => typeof body === 'string' && body.trim() !== '';

function field(body: unknown, name: string): unknown {
  return body && typeof body === 'object' ? (body as Record<string, unknown>)[name] : undefined;
}

const isQueued = (value: unknown) => value === undefined || value === 'queued';

const isError = (value: unknown) =>
  Boolean(value) && (typeof value !== 'object' || Object.keys(value ?? {}).length > 0);

/** A failure inside a successful answer: another status, or an error. */
function failureInside(body: unknown): CallFailure | null {
  const status = Number(field(body, 'status'));
  if (status >= 400) return failureOfStatus(status);
  const hasFailed = ['success', 'ok'].some((name) => field(body, name) === false);
  const hasError = ['error', 'errors'].some((name) => isError(field(body, name)));
  return hasFailed || hasError ? 'unknown' : null;
}

/**
 * Why an answer does not mean a placed call, or null when it does: 2xx, no error inside, campaign absent or live,
 * and call or message, where present, queued.
 */
function failureOf(status: number, body: unknown): CallFailure | null {
  if (status < 200 || status > 299) return failureOfStatus(status);
  if (isOtherPage(body)) return 'unknown';
  const campaign = field(body, 'campaign');
  if (campaign === 'archived' || campaign === 'paused') return campaign;
  const inside = failureInside(body);
  if (inside) return inside;
  const isLive = campaign === undefined || campaign === 'live';
  return isLive && isQueued(field(body, 'call')) && isQueued(field(body, 'message'))
    ? null
    : 'refused';
}

type RequestOptions = {
  legacyZipcode?: boolean;
  /** who passed the page on, up to 64 characters */
  ref?: string | null;
};

/**
 * Asks the click-to-call service to ring the visitor: one form-encoded POST {host}/create, never repeated,
 * since the service dials on every one. Without a connection nothing is sent. Throws `CallError`.
 */
export async function requestCall(
  host: string,
  request: CallRequest,
  { legacyZipcode = false, ref = null }: RequestOptions = {},
): Promise<void> {
  if (!isOnline()) throw new CallError('offline');
  const body = new URLSearchParams(request);
  if (!request.userLocation) body.delete('userLocation');
  if (legacyZipcode) body.set('zipcode', request.userLocation);
  if (ref) body.set('ref', ref);

  const answer = await post(`${host}/create`, body, CALL_TIMEOUT_MS).catch((error: unknown) => {
    if (!(error instanceof NoAnswer)) throw error;
    if (error.reason === 'unsent') throw new CallError(isOnline() ? 'unsent' : 'offline');
    // the request had left: a connection that is gone now shows nothing of what the service received
    const isDropped = error.reason === 'unreachable' && !isOnline();
    throw new CallError(isDropped ? 'dropped' : error.reason);
  });
  const failure = failureOf(answer.status, answer.body);
  if (failure) throw new CallError(failure);
}
