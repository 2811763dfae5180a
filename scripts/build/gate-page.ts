import { UserError } from '@/scripts/cli';

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;
/** The charset must be within a file's first 1024 bytes. */
const HEAD_START = /<head[^>]*>(?:<meta charSet="[^"]*"\s*\/?>)?/i;

const CHUNK = /^ src="([^"]*\/_next\/static\/chunks\/[^"]+\.js)" async=""$/;
const POLYFILL = /^ src="[^"]*\/_next\/static\/chunks\/[^"]+\.js" noModule=""$/;
const BOOTSTRAP = /^\(globalThis\["TURBOPACK"\]/;
const FLIGHT = /^(\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(/;
const PIECE = /^(self\.__next_f\.push\(\[1,)"(.*)"(\]\))$/s;
const DATA = / type="application\/(ld\+)?json"/;

/**
 * Splits an exported page into HTML, chunks' addresses and flight data. The bootstrap is last, as
 * Next ends the stream soon after it starts. Throws `UserError` for an unknown or a missing script,
 * so that an incompatible version of Next fails here, not in a browser.
 */
export function splitPage(html: string) {
  const chunks: string[] = [];
  const flight: string[] = [];
  const bootstrap: string[] = [];
  const bare = html.replace(PRELOAD, '').replace(SCRIPT, (script, attributes, code) => {
    const [, chunk] = CHUNK.exec(attributes) ?? [];
    if (chunk && !code) chunks.push(chunk);
    else if (attributes === ' id="_R_"' && BOOTSTRAP.test(code)) bootstrap.push(code);
    else if (!attributes && FLIGHT.test(code)) flight.push(inSingleQuotes(code));
    else if (DATA.test(attributes)) return script;
    else if (!POLYFILL.test(attributes) || code) {
      throw new UserError(
        `A page has a script that scripts/build/gate-page.ts does not know: ${script.slice(0, 200)}`,
      );
    }
    return '';
  });
  const runtimes = chunks.filter((chunk) => chunk.includes('/turbopack-'));
  if (bootstrap.length !== 1 || runtimes.length !== 1 || flight.length < 2) {
    throw new UserError(
      `A page has ${runtimes.length} runtimes, ${bootstrap.length} bootstraps and ${flight.length} pieces of flight data; scripts/build/gate-page.ts expects 1, 1 and 2 or more. Next writes its pages in another way now: adapt it.`,
    );
  }
  return { html: bare, chunks, flight: [...flight, ...bootstrap].join('\n;') };
}

/** In single quotes the flight data is a twentieth smaller, as JSON's quotes need no backslash. */
function inSingleQuotes(code: string) {
  const quotes: Record<string, string> = { '\\"': '"', "'": "\\'" };
  return code.replace(PIECE, (_, start, text: string, end) => {
    const requoted = text.replace(/\\\\|\\"|'/g, (each) => quotes[each] ?? each);
    return `${start}'${requoted}'${end}`;
  });
}

type GatedHead = { policy: string; gate: string; scripts: string[]; others: string[] };

/** Adds the CSP, the gate with the `scripts` it loads, flight data first, and async `others`. */
export function withGate(html: string, { policy, gate, scripts, others }: GatedHead) {
  const elements = [
    `<script data-scripts="${scripts.join(' ')}">${gate}</script>`,
    ...others.map((src) => `<script src="${src}" async></script>`),
  ];
  return withPolicy(html, policy, elements.join(''));
}

/** Adds the CSP and `rest` to the head, and keeps Cloudflare from rewriting e-mail addresses. */
export function withPolicy(html: string, policy: string, rest: string = '') {
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html
    .replace(HEAD_START, (start) => start + element + rest)
    .replace(/<body[^>]*>/, '$&<!--email_off-->')
    .replace('</body>', '<!--/email_off--></body>');
}
