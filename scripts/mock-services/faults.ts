import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { z } from 'zod';
import { hostNames } from '@/lib/content/model/hosts';
import { hasFields, type MockServiceEnv, type Received } from './services/request-log';

export type Fault = z.infer<typeof faultSchema>;

export const mockHosts = [...hostNames, 'action-network'] as const;
export type MockHost = (typeof mockHosts)[number];

/** A fault of the next request that `match` fits; `keepAlive` only leaves the connection open. */
export const faultSchema = z.strictObject({
  host: z.enum(mockHosts),
  match: z.record(z.string(), z.string()).default({}),
  status: z.int().min(200).max(599).default(200),
  body: z.string().optional(),
  contentType: z.string().default('application/json'),
  reset: z.boolean().default(false),
  hang: z.boolean().default(false),
  keepAlive: z.boolean().default(false),
});

export function takeFault(faults: Fault[], { host, fields }: Received) {
  const index = faults.findIndex((each) => each.host === host && hasFields(fields, each.match));
  return index < 0 ? undefined : faults.splice(index, 1)[0];
}

/** Resolves to undefined for the usual answer. */
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
