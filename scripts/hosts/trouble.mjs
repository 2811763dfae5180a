import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { z } from 'zod';
import { hasFields } from './request-log.mjs';

/** @typedef {import('./received.mjs').HostsEnv} HostsEnv */
/** @typedef {z.infer<typeof troubleSchema>} Trouble */

/**
 * What a test may ask of the next requests to a host that carry the fields in `match`: to wait, then
 * to be cut (`reset`), never answered (`hang`), or answered with another status or body. With only
 * `delayMs`, the usual answer comes late.
 */
export const troubleSchema = z.strictObject({
  host: z.enum(['call', 'congress', 'selfie', 'queue', 'analytics', 'action-network']),
  match: z.record(z.string(), z.string()).default({}),
  status: z.int().min(200).max(599).optional(),
  body: z.string().optional(),
  contentType: z.string().default('application/json'),
  delayMs: z.int().min(0).default(0),
  reset: z.boolean().default(false),
  hang: z.boolean().default(false),
  times: z.int().min(1).default(1),
});

/** The trouble asked for and not yet made. */
export function keepTroubles() {
  /** @type {Trouble[]} */
  let troubles = [];

  return {
    /** @param {Trouble} trouble */
    add(trouble) {
      troubles.push({ ...trouble });
    },
    /**
     * The first trouble meant for this request, once less to come.
     *
     * @param {import('./received.mjs').Received} received
     */
    take(received) {
      const trouble = troubles.find(
        ({ host, match }) => host === received.host && hasFields(received, match),
      );
      if (trouble) trouble.times -= 1;
      troubles = troubles.filter(({ times }) => times > 0);
      return trouble;
    },
  };
}

/**
 * Makes the trouble. Answers the response to give instead of the usual one, or undefined when that
 * one shall still come.
 *
 * @param {import('hono').Context<HostsEnv>} context
 * @param {Trouble} trouble
 */
export async function makeTrouble({ env }, { delayMs, reset, hang, status, body, contentType }) {
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
