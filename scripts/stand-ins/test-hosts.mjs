import { tempFolder } from '../../tests/support/temp-folder.mjs';
import { createStandIns } from './app.mjs';

export const ORIGIN = 'http://localhost:3001';

/** Stand-ins for a test, with their own folder, and functions that talk to them. */
export function testHosts() {
  const folder = tempFolder();
  /** @type {string[]} */
  const printed = [];
  const app = createStandIns({
    folder,
    origin: ORIGIN,
    content: folder,
    print: (block) => printed.push(block),
  });

  return {
    app,
    folder,
    printed,
    /** Posts a form, as the site does. @param {string} path @param {Record<string, string>} fields */
    postForm: (path, fields) =>
      app.request(path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { Accept: 'application/json' },
      }),
    /** @param {string} path @param {unknown} body */
    postJson: (path, body) =>
      app.request(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
    /** @param {string} path */
    preflight: (path) =>
      app.request(path, {
        method: 'OPTIONS',
        headers: {
          Origin: 'http://localhost:3000',
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'content-type',
        },
      }),
    /** @param {string} query */
    log: async (query) => (await app.request(`/stand-in/log?${query}`)).json(),
  };
}
