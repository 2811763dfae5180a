import { frameSandbox } from '@/lib/config/deployment';
import { PUBLISHED_FILE } from '@/lib/config/published-state';
import { localeFolder, locales } from '@/lib/i18n/locales';
import { WORKER_FILE } from '@/lib/offline/cached-pages';
import { UserError } from '@/scripts/cli';
import { type Deployed, framePolicy } from './content-policy';

export type Headers = Record<string, string>;

/**
 * The headers of a part of the site. A path that ends in `*` matches by prefix, and `:page` stands for one
 * part of an address. No two matching rules may set the same header, because hosts would send it twice; and
 * nothing takes a header back, because Netlify skips such a line.
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
  // keeps our reference to the share window
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** Also for the addresses that have no policy of their own: `/call.html`, and where no page is. */
const FRAMED_BY_US = { 'X-Frame-Options': 'SAMEORIGIN' };

/** For a picture opened on its own: a drawing may have styles but runs no scripts. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** For the worker that caches pages: it requests nothing but the site. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/**
 * All headers that a host sends with the site; `_headers`, the nginx file and the local server
 * derive from them.
 * @param site.policy the content security policy of its pages
 * @param site.pages their paths, such as `/es/call`; each has another with a slash, where hosts find it as
 * its folder's index
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
  const page = sentWith('same-origin', REVALIDATED, [policy, "frame-ancestors 'self'", ...report]);
  // a frame without an origin requests its files
  const frame = sentWith('cross-origin', REVALIDATED, [
    framePolicy(campaign),
    `frame-ancestors 'self'${embed_origin && ` ${new URL(campaign.site_url).origin}`}`,
    `sandbox ${frameSandbox(embed_origin)}`,
    ...report,
  ]);
  const picture = { ...FRAMED_BY_US, ...sentWith('cross-origin', AN_HOUR, [PICTURE_POLICY]) };
  // read by the pages and programs of others
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
    // no other rule is for it, and under a base path not even the first
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
    paths.map((path) => ({ path: path === '/' ? basePath || '/' : basePath + path, headers })),
  );
}

/** What a part of the site is sent with. @param sharing with pages of other sites */
function sentWith(
  sharing: 'same-origin' | 'cross-origin',
  caching: string,
  policy?: string[],
): Headers {
  return {
    ...(policy && { 'Content-Security-Policy': policy.join('; ') }),
    'Cross-Origin-Resource-Policy': sharing,
    'Cache-Control': caching,
  };
}

/** What stands for many pages, since Cloudflare reads a hundred rules at most. */
const PAGE_RULES = ['/:page/', '/call/:page', '/call/:page/', '/toolkit/:page', '/toolkit/:page/'];
/** The path of a page below the call page or the toolkit, of which there may be more than a hundred. */
export const LOCAL_PAGE = /^(\/\w\w)?\/(call|toolkit)\/./;

/** An address in a policy, where `;` starts another directive and a comma another policy. */
function sourceOf(address: string) {
  return new URL(address).href.replace(/[;,]/g, encodeURIComponent);
}

/**
 * What a server's own configuration is made of: the headers of every page, and of other addresses, and the
 * parts of the site that are sent with others, in the order of the rules.
 */
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

/**
 * A quoted string for a server's configuration, which cannot escape every character. Throws `UserError` for
 * a text with one of these.
 */
export function quoted(text: string) {
  if (/^[^"\\$\p{C}]*$/u.test(text)) return `"${text}"`;
  throw new UserError(
    `A server cannot be told ${JSON.stringify(text)}. Take quotation marks, \\ and $ out of the address in it.`,
  );
}

/**
 * The rules in the `_headers` format of Cloudflare Pages and Netlify. Throws `UserError` for a path or a
 * value that could inject another rule.
 */
export function headersFile(rules: HeaderRule[]) {
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(
        ([name, value]) => `  ${name}: ${oneLine(value)}\n`,
      );
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

/** The path of a rule, which goes into the hosts' files unescaped. */
export function pathOf(path: string) {
  if (/^\/[\w./:-]*\*?$/.test(path)) return path;
  throw new UserError(
    `The headers of ${JSON.stringify(path)} cannot be written. A path has letters, digits, dots and hyphens.`,
  );
}

/** The rules in the text of a `_headers` file. */
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

/** The headers of the response for a path. */
export function headersFor(rules: HeaderRule[], path: string): Headers {
  return Object.assign(
    {},
    ...rules.filter((rule) => patternOf(rule.path).test(path)).map(({ headers }) => headers),
  );
}

/** Throws `UserError` for what is no path of a rule. */
function patternOf(path: string) {
  const pattern = pathOf(path).replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+').replace('*', '.*');
  return new RegExp(`^${pattern}$`);
}
