import { inspect } from 'node:util';
import type { HttpBindings } from '@hono/node-server';

/**
 * One request to a mock service, as logged. Nested JSON gets the field names of a form:
 * `{"ping":{"source":"direct"}}` is the field `ping[source]`.
 */
export type Received = {
  time: string;
  /** which mock service: call, selfie, queue, analytics, action-network */
  host: string;
  method: string;
  path: string;
  contentType: string;
  fields: Record<string, unknown>;
};

/** What a mock service's route finds in its context: the form or the JSON, whichever was sent. */
export type MockServiceEnv = {
  Variables: { form: URLSearchParams; json: unknown };
  Bindings: Partial<HttpBindings>;
};

const LONGEST_IN_LOG = 500;

/**
 * Reads a whole request. `form` is empty unless it is a form, `json` undefined unless it is JSON;
 * pictures are logged by their beginning and length.
 */
export async function readRequest(host: string, request: Request) {
  const contentType = request.headers.get('content-type') ?? '';
  const text = await request.text();
  const isForm = contentType.startsWith('application/x-www-form-urlencoded');
  const form = new URLSearchParams(isForm ? text : '');
  const json: unknown = await new Response(isForm ? '' : text).json().catch(() => undefined);
  const received: Received = {
    time: new Date().toISOString(),
    host,
    method: request.method,
    path: new URL(request.url).pathname,
    contentType,
    fields: isForm ? Object.fromEntries(form) : flattened(json),
  };
  return { received, form, json };
}

function flattened(value: unknown, name = ''): Record<string, unknown> {
  if (value === null || typeof value !== 'object') return name ? { [name]: shortened(value) } : {};
  const entries = Object.entries(value).map(([key, inner]) =>
    flattened(inner, name ? `${name}[${key}]` : key),
  );
  return Object.assign({}, ...entries);
}

function shortened(value: unknown) {
  if (typeof value !== 'string' || value.length <= LONGEST_IN_LOG) return value;
  return `${value.slice(0, 30)}... (${value.length} characters)`;
}

/** True where each of these fields has exactly this value. */
export function hasFields(fields: Record<string, unknown>, expected: Record<string, string>) {
  return Object.entries(expected).every(
    ([name, value]) => name in fields && String(fields[name]) === value,
  );
}

/** A request as printed to the console: what a visitor's press has sent, and the outcome. */
export function consoleBlock(
  { host, method, path, contentType, fields }: Received,
  outcome: string | number,
) {
  const kind = contentType.split(';')[0];
  return `  ${host}  ${method} ${path}  (${kind})  ->  ${outcome}\n${inspect(fields, { compact: false })}\n`;
}
