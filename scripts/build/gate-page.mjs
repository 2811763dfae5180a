import { UserError } from '../cli.mjs';

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;
/** The charset must be within a file's first 1024 bytes. */
const HEAD_START = /<head[^>]*>(?:<meta charSet="[^"]*"\s*\/?>)?/i;

const CHUNK = /^ src="([^"]*\/_next\/static\/chunks\/[^"]+\.js)" async=""$/;
const POLYFILL = /^ src="[^"]*\/_next\/static\/chunks\/[^"]+\.js" noModule=""$/;
const BOOTSTRAP = /^\(globalThis\["TURBOPACK"\]/;
const FLIGHT = /^(\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(/;
const DATA = / type="application\/(ld\+)?json"/;

/**
 * The parts of an exported page: the HTML without the framework's scripts, the addresses of its
 * chunks, and its inline flight data, with the bootstrap last because Next ends the stream soon
 * after that starts.
 *
 * @typedef {{ html: string, chunks: string[], flight: string }} SplitPage
 */

/**
 * Takes the framework's scripts out of an exported page. Throws `UserError` for an unknown script
 * or a missing one, so that an incompatible version of Next fails here, not in a browser.
 *
 * @param {string} html
 * @returns {SplitPage}
 */
export function splitPage(html) {
  /** @type {string[]} */
  const chunks = [];
  /** @type {string[]} */
  const flight = [];
  /** @type {string[]} */
  const bootstrap = [];
  const bare = html.replace(PRELOAD, '').replace(SCRIPT, (script, attributes, code) => {
    const [, chunk] = CHUNK.exec(attributes) ?? [];
    if (chunk && !code) chunks.push(chunk);
    else if (attributes === ' id="_R_"' && BOOTSTRAP.test(code)) bootstrap.push(code);
    else if (!attributes && FLIGHT.test(code)) flight.push(code);
    else if (DATA.test(attributes)) return script;
    else if (!POLYFILL.test(attributes) || code) throw new UserError(unknownScript(script));
    return '';
  });
  const runtimes = chunks.filter((chunk) => chunk.includes('/turbopack-'));
  if (bootstrap.length !== 1 || runtimes.length !== 1 || flight.length < 2) {
    throw new UserError(
      `A page has ${runtimes.length} runtimes, ${bootstrap.length} bootstraps and ${flight.length} pieces of flight data; scripts/build/gate-page.mjs expects 1, 1 and 2 or more. Next writes its pages in another way now: adapt it.`,
    );
  }
  return { html: bare, chunks, flight: [...flight, ...bootstrap].join('\n;') };
}

/** @param {string} script */
function unknownScript(script) {
  return `A page has a script that scripts/build/gate-page.mjs does not know: ${script.slice(0, 200)}`;
}

/**
 * What goes into a page's head: `scripts` are the addresses that the gate loads, flight data first;
 * `others` are those of scripts that run at once, such as the one that counts the page view.
 *
 * @typedef {{ policy: string, gate: string, scripts: string[], others: string[] }} GatedHead
 */

/** Adds the content policy and the gate to a page. @param {string} html @param {GatedHead} head */
export function withGate(html, { policy, gate, scripts, others }) {
  const elements = [
    policyElement(policy),
    `<script data-scripts="${scripts.join(' ')}">${gate}</script>`,
    ...others.map((src) => `<script src="${src}" async></script>`),
  ];
  return html.replace(HEAD_START, (start) => start + elements.join(''));
}

/** Adds only the content policy to a page. @param {string} html @param {string} policy */
export function withPolicy(html, policy) {
  return html.replace(HEAD_START, (start) => start + policyElement(policy));
}

/** @param {string} policy */
function policyElement(policy) {
  return `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
}
