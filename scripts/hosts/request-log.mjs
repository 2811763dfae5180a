import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./received.mjs').Received} Received */

/**
 * Keeps every request: one JSON line each in `requests.jsonl`, and in memory those since the start.
 *
 * @param {string} folder
 */
export function keepRequests(folder) {
  /** @type {Received[]} */
  const requests = [];
  mkdirSync(folder, { recursive: true });

  return {
    /** @param {Received} received */
    add(received) {
      requests.push(received);
      appendFileSync(join(folder, 'requests.jsonl'), `${JSON.stringify(received)}\n`);
    },
    /**
     * The requests that have each of these values: `host`, `method` and `path` of the request
     * itself, every other name a field.
     *
     * @param {Record<string, string>} wanted
     */
    find({ host, method, path, ...fields }) {
      const own = Object.entries({ host, method, path });
      return requests.filter(
        (request) =>
          own.every(([key, value]) => value === undefined || Reflect.get(request, key) === value) &&
          hasFields(request, fields),
      );
    },
  };
}

/**
 * Whether a request carries each of these fields with just this value.
 *
 * @param {Received} request
 * @param {Record<string, string>} wanted
 */
export function hasFields({ fields }, wanted) {
  return Object.entries(wanted).every(
    ([name, value]) => name in fields && String(fields[name]) === value,
  );
}
