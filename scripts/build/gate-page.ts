import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_MARK } from '@/lib/offline/cached-pages';
import { sha256 } from '@/lib/sha256';
import { UserError } from '@/scripts/cli';
import { writeWhole } from '@/scripts/files';
import { contentPolicy, type Export, withPolicy } from './content-policy';
import { inlineStyles } from './page-styles';
import { bundled } from './vite-bundle';

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;
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
    `${OWN_MARK}${scripts.join(' ')}">${gate}</script>`,
    ...others.map((src) => `<script src="${src}" async></script>`),
  ];
  return withPolicy(html, policy, elements.join(''));
}

const GATE_FOLDER = '_next/static/gate';

/** Scripts only for the pages whose HTML matches. */
const EXTRA_SCRIPTS = [
  ['fields', / data-transferred[=>\s]/],
  ['dated', / data-(since|until)="/],
] as const;

/**
 * Puts the gate in place of Next's scripts and styles into pages, adds the CSP and extra scripts. A page's CSP
 * names its own styles; the one that is returned, those of all pages.
 */
export async function addGate({ dir, campaign, basePath }: Export, pages: string[]) {
  const bundle = (name: Parameters<typeof bundleGate>[0]) => bundleGate(name, campaign, basePath);
  /** Writes a script into a file named by its hash and returns its address. */
  function write(code: string) {
    const file = `${GATE_FOLDER}/${sha256(code).slice(0, 10)}.js`;
    writeWhole(join(dir, file), code);
    return `${basePath}/${file}`;
  }
  const [gate, beforeReact] = [await bundle('entry'), await bundle('before-react')];
  const split = pages.map((page) => splitPage(readFileSync(join(dir, page), 'utf8')));
  const styled = inlineStyles(split, dir, basePath);
  const policyFor = (styles: string[]) => contentPolicy({ gate, campaign, styles });

  const isCounted = campaign.hosts.analytics !== '' && !campaign.isArchived;
  const extras: [RegExp, string][] = isCounted ? [[/^/, write(await bundle('page-view'))]] : [];
  for (const [name, sign] of EXTRA_SCRIPTS) {
    if (split.some(({ html }) => sign.test(html))) extras.push([sign, write(await bundle(name))]);
  }
  styled.forEach(({ html, css, chunks, flight }, index) => {
    const policy = policyFor([css]);
    const scripts = [write(`${beforeReact}\n;${flight}`), ...chunks];
    const others = extras.filter(([sign]) => sign.test(html)).map(([, address]) => address);
    writeFileSync(join(dir, pages[index] ?? ''), withGate(html, { policy, gate, scripts, others }));
  });
  return policyFor([...new Set(styled.map(({ css }) => css))]);
}

/** A bundled script of lib/gate, the same on every page: `entry` is the gate itself. */
async function bundleGate(
  name: 'entry' | 'before-react' | 'page-view' | 'fields' | 'dated',
  { isArchived, hosts: { analytics } }: { isArchived: boolean; hosts: { analytics: string } },
  basePath: string,
) {
  const config = name === 'entry' ? { isArchived } : { isArchived, hosts: { analytics } };
  const define = { 'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath) };
  const code = await bundled(`lib/gate/${name}.ts`, define, config);
  if (code.includes('</script')) throw new UserError(`The gate's ${name} ends its own element.`);
  return code.trim();
}
