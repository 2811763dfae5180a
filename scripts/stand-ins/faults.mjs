import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { z } from 'zod';
import { hasFields } from './request-log.mjs';

/** @typedef {z.infer<typeof faultSchema>} Fault */

/**
 * How a test asks the next request to a host that carries the fields in `match` to fail: to wait, then
 * to be cut (`reset`), never answered (`hang`), or answered with another status or body. With only
 * `delayMs`, the usual answer comes late.
 */
export const faultSchema = z.strictObject({
  host: z.enum(['call', 'selfie', 'queue', 'analytics', 'action-network']),
  match: z.record(z.string(), z.string()).default({}),
  status: z.int().min(200).max(599).optional(),
  body: z.string().optional(),
  contentType: z.string().default('application/json'),
  delayMs: z.int().min(0).default(0),
  reset: z.boolean().default(false),
  hang: z.boolean().default(false),
});

/**
 * Takes the first of these faults that is meant for a request, or undefined.
 *
 * @param {Fault[]} faults
 * @param {import('./request-log.mjs').Received} received
 */
export function takeFault(faults, received) {
  const isMeant = (/** @type {Fault} */ { host, match }) =>
    host === received.host && hasFields(received, match);
  const index = faults.findIndex(isMeant);
  return index < 0 ? undefined : faults.splice(index, 1)[0];
}

/**
 * Resolves to the response to give instead of the usual one, or to undefined when that one is still
 * to be given.
 *
 * @param {import('hono').Context<import('./request-log.mjs').StandInEnv>} context
 * @param {Fault} fault
 */
export async function faultyAnswer({ env }, { delayMs, reset, hang, status, body, contentType }) {
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  if (reset) env.outgoing?.socket?.resetAndDestroy();
  if (hang) await new Promise((resolve) => env.outgoing?.once('close', resolve));
  if (reset || hang) return RESPONSE_ALREADY_SENT;
  if (status === undefined && body === undefined) return undefined;
  return new Response(body ?? null, {
    status: status ?? 200,
    headers: { 'Content-Type': contentType, 'Access-Control-Allow-Origin': '*' },
  });
}
