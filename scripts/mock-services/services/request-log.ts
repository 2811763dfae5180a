import { inspect } from 'node:util';
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

/** A logged request; JSON gets a form's names: `{"ping":{"source":1}}` is `ping[source]`. */
export type Received = {
  time: string;
  /** One of the mock services. */
  host: string;
  method: string;
  path: string;
  contentType: string;
  fields: Record<string, unknown>;
};

/** The form or the JSON that a route reads, whichever was sent. */
export type MockServiceEnv = {
  Variables: { form: URLSearchParams; json: unknown };
  Bindings: Partial<HttpBindings>;
};

/** Adds a service's routes below its name; `folder` stores what it gets, `origin` is the server's. */
export type MockService = (
  app: Hono<MockServiceEnv>,
  options: { folder: string; origin: string },
) => void;

const LONGEST_IN_LOG = 500;

/** `form` is empty and `json` undefined unless sent; `received` shortens pictures. */
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

/** True if each of these fields has exactly this value. */
export function hasFields(fields: Record<string, unknown>, expected: Record<string, string> = {}) {
  return Object.entries(expected).every(
    ([name, value]) => name in fields && String(fields[name]) === value,
  );
}

/** What is printed to the console for a request. */
export function consoleBlock(
  { host, method, path, contentType, fields }: Received,
  outcome: string | number,
) {
  const kind = contentType.split(';')[0];
  return `  ${host}  ${method} ${path}  (${kind})  ->  ${outcome}\n${inspect(fields, { compact: false })}\n`;
}
