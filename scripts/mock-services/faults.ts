import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { z } from 'zod';
import { hasFields, type MockServiceEnv, type Received } from './services/request-log';

export type Fault = z.infer<typeof faultSchema>;

export const hosts = ['call', 'selfie', 'queue', 'analytics', 'action-network'] as const;

/**
 * A fault that a test requests for the next request to a host with the fields in `match`: to be cut
 * (`reset`), never answered (`hang`), answered as usual over a connection that stays open
 * (`keepAlive`), or answered with another status or body.
 */
export const faultSchema = z.strictObject({
  host: z.enum(hosts),
  match: z.record(z.string(), z.string()).default({}),
  status: z.int().min(200).max(599).default(200),
  body: z.string().optional(),
  contentType: z.string().default('application/json'),
  reset: z.boolean().default(false),
  hang: z.boolean().default(false),
  keepAlive: z.boolean().default(false),
});

/** Removes and returns the first of these faults that matches a request, or undefined. */
export function takeFault(faults: Fault[], { host, fields }: Received) {
  const index = faults.findIndex((each) => each.host === host && hasFields(fields, each.match));
  return index < 0 ? undefined : faults.splice(index, 1)[0];
}

/** Resolves to the response to send instead of the usual one, or undefined. */
export async function faultyAnswer({ env }: Context<MockServiceEnv>, fault: Fault) {
  const { reset, hang, keepAlive, status, body, contentType } = fault;
  if (keepAlive) {
    env.outgoing?.setHeader('Connection', 'keep-alive');
    return undefined;
  }
  if (reset) env.outgoing?.socket?.resetAndDestroy();
  if (hang) await new Promise((resolve) => env.outgoing?.once('close', resolve));
  if (reset || hang) return RESPONSE_ALREADY_SENT;
  return new Response(body ?? null, {
    status,
    headers: { 'Content-Type': contentType, 'Access-Control-Allow-Origin': '*' },
  });
}
