/**
 * A request as a person at the console reads it: what a supporter's press has sent, and what came of
 * it.
 *
 * @param {import('./received.mjs').Received} received
 * @param {string | number} outcome
 */
export function consoleBlock({ host, method, path, contentType, fields }, outcome) {
  const names = Object.keys(fields);
  const width = Math.max(0, ...names.map((name) => name.length));
  const lines = names.map((name) => `    ${name.padEnd(width)}  ${JSON.stringify(fields[name])}`);
  const kind = contentType.split(';')[0];
  return [`  ${host}  ${method} ${path}  (${kind})  ->  ${outcome}`, ...lines, ''].join('\n');
}
