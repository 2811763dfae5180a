import { frameSandbox } from '@/lib/deployment';
import { localeFolder, locales } from '@/lib/i18n/locales';
import { WORKER_FILE } from '@/lib/offline/cached-pages';
import { PUBLISHED_FILE } from '@/lib/published-state';
import { UserError } from '@/scripts/cli';
import { type Deployed, framePolicy } from './content-policy';

/**
 * The headers of a part of the site. A path that ends in `*` matches by prefix. No two matching rules
 * may set the same header, because hosts would send it twice. `without` are headers of an earlier rule
 * that this part is sent without, where the host can leave one out.
 */
export type HeaderRule = { path: string; headers: Record<string, string>; without?: string[] };

/** Two years; without subdomains, which may not be ours. */
const HSTS = 'max-age=63072000';
const REVALIDATED = 'public, max-age=0, must-revalidate';
const AN_HOUR = 'public, max-age=3600';
const FOR_EVER = 'public, max-age=31536000, immutable';

const SITE_WIDE = {
  'Strict-Transport-Security': HSTS,
  'X-Content-Type-Options': 'nosniff',
  // YouTube refuses to play without a referrer
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()',
  // keeps our reference to the share window
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  // also for the other addresses of a page, such as /call/; the frame for third-party forms and the
  // card for partners have `frame-ancestors`, which overrides this
  'X-Frame-Options': 'SAMEORIGIN',
};

/** For a picture opened on its own: a drawing may have styles but runs no scripts. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** For the worker that keeps pages: it asks nobody but the site. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/**
 * All headers that a host sends with the site; `_headers`, the nginx file and the local server
 * derive from them.
 * @param site.policy the content security policy of its pages
 * @param site.pages their paths, such as `/es/call`
 * @param site.cards the pages that any site may frame, each with its policy
 * @param site.campaign as deployed
 */
export function headerRules({
  policy,
  pages,
  cards = [],
  campaign,
  basePath = '',
}: {
  policy: string;
  pages: string[];
  cards?: { path: string; policy: string }[];
  campaign: Deployed;
  basePath?: string;
}): HeaderRule[] {
  const { embed_origin, report_url, isArchived } = campaign;
  const report = report_url ? [`report-uri ${sourceOf(report_url)}`] : [];
  const page = {
    'Content-Security-Policy': [policy, "frame-ancestors 'self'", ...report].join('; '),
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': REVALIDATED,
  };
  const frame = {
    'Content-Security-Policy': [
      framePolicy(campaign),
      `frame-ancestors 'self'${embed_origin && ` ${new URL(campaign.site_url).origin}`}`,
      `sandbox ${frameSandbox(embed_origin)}`,
      ...report,
    ].join('; '),
    // a frame without an origin requests its files
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': REVALIDATED,
  };
  const picture = {
    'Content-Security-Policy': PICTURE_POLICY,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': AN_HOUR,
  };
  const card = (own: string) => ({
    'Content-Security-Policy': [own, 'frame-ancestors *', ...report].join('; '),
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': REVALIDATED,
  });
  // read by the pages and programs of others
  const feed = {
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': AN_HOUR,
  };
  const worker = {
    'Content-Security-Policy': WORKER_POLICY,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-cache',
    // under a base path, home is outside the folder of the worker's file
    'Service-Worker-Allowed': basePath || '/',
  };
  const hashed = { 'Cross-Origin-Resource-Policy': 'same-origin', 'Cache-Control': FOR_EVER };
  // the QR codes of partners are beside the card
  const qrFolders = cards.map(({ path }) => path.replace(/card$/, 'qr/*'));
  const rules: HeaderRule[] = [
    { path: '/*', headers: SITE_WIDE },
    ...pageRules(pages).map((path) => ({ path, headers: page })),
    { path: WORKER_FILE, headers: worker },
    ...['/images/*', '/art/*', '/icons/*', ...qrFolders].map((path) => ({
      path,
      headers: picture,
    })),
    ...locales.map((locale) => ({
      path: `${localeFolder(locale)}/feeds/*`,
      headers: feed,
    })),
    { path: PUBLISHED_FILE, headers: { ...feed, 'Cache-Control': REVALIDATED } },
    { path: '/_next/static/*', headers: hashed },
    ...(isArchived ? [] : [{ path: '/embed/*', headers: frame }]),
    ...cards.map(({ path, policy: own }) => ({
      path,
      headers: card(own),
      without: ['X-Frame-Options'],
    })),
  ];
  return rules.map(({ path, ...rule }) => ({
    path: path === '/' ? basePath || '/' : basePath + path,
    ...rule,
  }));
}

/**
 * The paths of pages for the rules: one for all that lie below the call page, since Cloudflare reads a
 * hundred rules at most.
 */
function pageRules(pages: string[]) {
  const paths = pages.map((path) => path.replace(/^((?:\/\w+)?\/call)\/.*/, '$1/*'));
  return [...new Set(paths)];
}

/** An address in a policy, where `;` starts another directive and a comma another policy. */
function sourceOf(address: string) {
  return new URL(address).href.replace(/[;,]/g, encodeURIComponent);
}

/**
 * The rules in the `_headers` format of Cloudflare Pages and Netlify. Only Cloudflare can leave a
 * header out (`! name`); Netlify skips that line. Throws `UserError` for a path or a value that could
 * inject another rule.
 */
export function headersFile(rules: HeaderRule[]) {
  return rules
    .map(({ path, headers, without = [] }) => {
      const lines = [
        ...without.map((name) => `  ! ${name}\n`),
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${oneLine(value)}\n`),
      ];
      return `${pathOf(path)}\n${lines.join('')}`;
    })
    .join('');
}

function oneLine(value: string) {
  if (/^[\x20-\x7e]+$/.test(value)) return value;
  throw new UserError(
    `A header cannot hold ${JSON.stringify(value)}. Take the strange letters out.`,
  );
}

/** The path of a rule, which goes into `_headers` and nginx's file unescaped. */
export function pathOf(path: string) {
  if (/^\/[\w./-]*\*?$/.test(path)) return path;
  throw new UserError(
    `The headers of ${JSON.stringify(path)} cannot be written. A path has letters, digits, dots and hyphens.`,
  );
}

/** The rules in the text of a `_headers` file. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    const [, left] = /^\s+! ([\w-]+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (rule && name) rule.headers[name] = value ?? '';
    else if (rule && left) rule.without = [...(rule.without ?? []), left];
    else rules.push({ path: line, headers: {} });
  }
  return rules;
}

/** The headers of the response for a path. */
export function headersFor(rules: HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  const left = matching.flatMap(({ without = [] }) => without);
  const sent = matching.flatMap(({ headers }) => Object.entries(headers));
  return Object.fromEntries(sent.filter(([name]) => !left.includes(name)));
}
