/**
 * One request to a stand-in, as it goes into the log. Nested JSON has the names a form would give
 * it: `{"ping":{"source":"direct"}}` is the field `ping[source]`.
 *
 * @typedef {object} Received
 * @property {string} time
 * @property {string} host which stand-in: call, congress, selfie, queue or analytics
 * @property {string} method
 * @property {string} path
 * @property {string} contentType
 * @property {Record<string, unknown>} fields
 */

/**
 * What a stand-in's route finds in its context: the form or the JSON, whichever was sent.
 *
 * @typedef {{ received: Received, form: URLSearchParams, json: unknown }} Variables
 * @typedef {{ Variables: Variables, Bindings: Partial<import('@hono/node-server').HttpBindings> }} HostsEnv
 */

const LONGEST_IN_LOG = 500;

/**
 * Reads a request whole. What is not a form leaves `form` empty, what is not JSON leaves `json`
 * undefined; pictures stand in the log by their beginning and length.
 *
 * @param {string} host
 * @param {Request} request
 * @returns {Promise<Variables>}
 */
export async function readRequest(host, request) {
  const contentType = request.headers.get('content-type') ?? '';
  const text = await request.text();
  const isForm = contentType.startsWith('application/x-www-form-urlencoded');
  const form = new URLSearchParams(isForm ? text : '');
  const json = isForm ? undefined : parsed(text);
  const received = {
    time: new Date().toISOString(),
    host,
    method: request.method,
    path: new URL(request.url).pathname,
    contentType,
    fields: isForm ? Object.fromEntries(form) : flattened(json),
  };
  return { received, form, json };
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * @param {unknown} value
 * @param {string} [name]
 * @returns {Record<string, unknown>}
 */
function flattened(value, name = '') {
  if (value === null || typeof value !== 'object') return name ? { [name]: shortened(value) } : {};
  const entries = Object.entries(value).map(([key, inner]) =>
    flattened(inner, name ? `${name}[${key}]` : key),
  );
  return Object.assign({}, ...entries);
}

/** @param {unknown} value */
function shortened(value) {
  if (typeof value !== 'string' || value.length <= LONGEST_IN_LOG) return value;
  return `${value.slice(0, 30)}... (${value.length} characters)`;
}
