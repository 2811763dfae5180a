import { frameSandbox } from '@/lib/config/deployment';
import { PUBLISHED_FILE } from '@/lib/config/published-state';
import { localeFolder, locales } from '@/lib/i18n/locales';
import { WORKER_FILE } from '@/lib/offline/cached-pages';
import { UserError } from '@/scripts/cli';
import { type Deployed, framePolicy, PICTURE_POLICY, WORKER_POLICY } from './content-policy';

export type Headers = Record<string, string>;

/**
 * Paths may end in `*`, and `:page` is one segment. No two matching rules may set one header, as
 * hosts would send it twice; nor may a rule unset one, because Netlify skips such a line.
 */
export type HeaderRule = { path: string; headers: Headers };

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
  // leaves us our reference to the share window
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** Also for addresses that have no CSP of their own: `/call.html`, and those without a page. */
const FRAMED_BY_US = { 'X-Frame-Options': 'SAMEORIGIN' };

type Site = {
  policy: string;
  pages: string[];
  cards?: { path: string; policy: string }[];
  campaign: Deployed;
  basePath?: string;
};

/**
 * All headers of the site, for `_headers`, nginx, Apache and the local server. Any site may frame
 * the cards; a page's path with a slash is its folder's index. Throws `UserError` for what could
 * inject configuration.
 */
export function headerRules({ policy, pages, cards = [], campaign, basePath = '' }: Site) {
  const { embed_origin, report_url, isArchived } = campaign;
  const report = report_url ? [`report-uri ${sourceOf(report_url)}`] : [];
  const page = sentWith('same-origin', REVALIDATED, [policy, "frame-ancestors 'self'", ...report]);
  // a frame without an origin requests its files
  const frame = sentWith('cross-origin', REVALIDATED, [
    framePolicy(campaign),
    `frame-ancestors 'self'${embed_origin && ` ${new URL(campaign.site_url).origin}`}`,
    `sandbox ${frameSandbox(embed_origin)}`,
    ...report,
  ]);
  const picture = { ...FRAMED_BY_US, ...sentWith('cross-origin', AN_HOUR, [PICTURE_POLICY]) };
  // other sites' pages and programs read them
  const feed = { 'Access-Control-Allow-Origin': '*', ...sentWith('cross-origin', AN_HOUR) };
  const worker = {
    ...sentWith('same-origin', 'no-cache', [WORKER_POLICY]),
    // under a base path, home is outside the folder of the worker's file
    'Service-Worker-Allowed': basePath || '/',
  };
  // the QR codes of partners are beside the card
  const qrFolders = cards.map(({ path }) => path.replace(/card$/, 'qr/*'));
  const framedPage = { ...page, ...FRAMED_BY_US };
  const ownPages = pages.filter((path) => path !== '/' && !LOCAL_PAGE.test(path));
  const rules: [paths: string[], headers: Headers][] = [
    [['/*'], SITE_WIDE],
    ...locales.map(localeFolder).flatMap((folder): [string[], Headers][] => [
      [[`${folder}/:page`], FRAMED_BY_US],
      [PAGE_RULES.map((path) => folder + path), framedPage],
    ]),
    // no other rule matches it, and under a base path not even the first
    [['/'], { ...(basePath && SITE_WIDE), ...framedPage }],
    [ownPages, page],
    [[WORKER_FILE], worker],
    [['/images/*', '/art/*', '/icons/*', ...qrFolders], picture],
    [locales.map((locale) => `${localeFolder(locale)}/feeds/*`), feed],
    [[PUBLISHED_FILE], { ...feed, 'Cache-Control': REVALIDATED }],
    [['/_next/static/*'], sentWith('same-origin', FOR_EVER)],
    [isArchived ? [] : ['/embed/*'], frame],
    ...cards.map(({ path, policy: own }): [string[], Headers] => [
      [path, `${path}/`, `${path}.html`],
      sentWith('cross-origin', REVALIDATED, [own, 'frame-ancestors *', ...report]),
    ]),
  ];
  return rules.flatMap(([paths, headers]) =>
    paths.map((path) =>
      checked({ path: path === '/' ? basePath || '/' : basePath + path, headers }),
    ),
  );
}

/** The rule, if every server can be told it as it is. */
export function checked(rule: HeaderRule) {
  if (!/^\/[\w./:-]*\*?$/.test(rule.path)) {
    throw new UserError(
      `The headers of ${JSON.stringify(rule.path)} cannot be written. A path has letters, digits, dots and hyphens.`,
    );
  }
  const wrong = Object.values(rule.headers).find((value) => !/^[ !#%-[\]-~]+$/.test(value));
  if (wrong === undefined) return rule;
  throw new UserError(
    `A server cannot be told ${JSON.stringify(wrong)}. Take quotation marks, \\ and $ out of the address in it.`,
  );
}

function sentWith(sharing: 'same-origin' | 'cross-origin', caching: string, policy?: string[]) {
  return {
    ...(policy && { 'Content-Security-Policy': policy.join('; ') }),
    'Cross-Origin-Resource-Policy': sharing,
    'Cache-Control': caching,
  };
}

/** Patterns for many pages, since Cloudflare reads at most a hundred rules. */
const PAGE_RULES = ['/:page/', '/call/:page', '/call/:page/', '/toolkit/:page', '/toolkit/:page/'];
/** A page below the call page or the toolkit; there may be more than a hundred. */
export const LOCAL_PAGE = /^(\/\w\w)?\/(call|toolkit)\/./;

/** In a policy `;` starts another directive and a comma another policy. */
function sourceOf(address: string) {
  return new URL(address).href.replace(/[;,]/g, encodeURIComponent);
}

/** For server configurations: a page's headers, and the parts whose headers differ, in order. */
export function partsOf(rules: HeaderRule[], basePath: string = '') {
  const page = headersFor(rules, basePath || '/');
  const parts = rules
    .filter(({ path }) => !/:|\/$/.test(path) && path !== `${basePath}/*`)
    .map(({ path }) => ({ path, headers: headersFor(rules, path.replace('*', 'file')) }))
    .filter(({ headers }) =>
      Object.keys({ ...page, ...headers }).some((name) => headers[name] !== page[name]),
    );
  return { page, parts };
}

/** The `_headers` file of Cloudflare Pages and Netlify. */
export function headersFile(rules: HeaderRule[]) {
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('');
}

/** Parses a `_headers` file. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (rule && name) rule.headers[name] = value ?? '';
    else rules.push({ path: line, headers: {} });
  }
  return rules;
}

export function headersFor(rules: HeaderRule[], path: string): Headers {
  return Object.assign(
    {},
    ...rules.filter((rule) => patternOf(rule.path).test(path)).map(({ headers }) => headers),
  );
}

function patternOf(path: string) {
  const pattern = path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+').replace('*', '.*');
  return new RegExp(`^${pattern}$`);
}
