import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { hostNames } from '@/lib/content/model/hosts';
import { hasFields, type MockServiceEnv, type Received } from './services/request-log';

export const mockHosts = [...hostNames, 'action-network'] as const;
export type MockHost = (typeof mockHosts)[number];

export type Fault = {
  status?: number;
  body?: string;
  contentType?: string;
  reset?: boolean;
  hang?: boolean;
};

/** A fault of the next request to a host with these fields. */
export type NextFault = Fault & { host: MockHost; match?: Record<string, string> };

export function takeFault(faults: NextFault[], { host, fields }: Received) {
  const index = faults.findIndex((each) => each.host === host && hasFields(fields, each.match));
  return index < 0 ? undefined : faults.splice(index, 1)[0];
}

export async function faultyAnswer({ env }: Context<MockServiceEnv>, fault: Fault) {
  const { reset, hang, body, status = 200, contentType = 'application/json' } = fault;
  if (reset) env.outgoing?.socket?.resetAndDestroy();
  if (hang) await new Promise((resolve) => env.outgoing?.once('close', resolve));
  if (reset || hang) return RESPONSE_ALREADY_SENT;
  return new Response(body ?? null, {
    status,
    headers: { 'Content-Type': contentType, 'Access-Control-Allow-Origin': '*' },
  });
}
