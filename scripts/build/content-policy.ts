import { SPECULATION_RULES } from '@/lib/browser/prefetch';
import type { DeployedAddresses } from '@/lib/config/deployment';
import { isSafeAddress, urlOf } from '@/lib/content/model/safe-address';
import { type ThirdParty, thirdParties } from '@/lib/privacy/third-parties';
import { sha256 } from '@/lib/sha256';
import { UserError } from '@/scripts/cli';

/** What finishing an export needs of the deployed campaign.json. */
export type Deployed = DeployedAddresses & {
  isArchived: boolean;
  features?: { offline?: boolean };
  security?: { contact: string; expires: string } | null | undefined;
};

export type Export = { dir: string; campaign: Deployed; basePath: string };

/** For a picture opened on its own: an SVG may have styles but runs no scripts. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** For the worker that caches pages. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

type PagePolicy = { gate: string; campaign: Deployed; styles?: string[] };

/** The CSP of pages with these styles. Throws `UserError` for a host that is not a valid address. */
export function contentPolicy({ gate, campaign, styles = [] }: PagePolicy) {
  const parties = thirdParties(campaign);
  const scripts = parties.flatMap((party) => party.scripts ?? []);
  return policyText(parties, 'page', {
    'default-src': ["'none'"],
    'script-src': ["'self'", hashOf(gate), hashOf(SPECULATION_RULES), ...scripts],
    'style-src': ["'self'", ...styles.map(hashOf)],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    // if a third-party form fails, the browser posts it within its frame
    'frame-src': ["'self'"],
    'base-uri': ["'none'"],
  });
}

/**
 * The CSP of the frame for third-party forms, whose scripts add inline scripts and styles. Throws
 * `UserError` for the site's own address, where those would run with the site's origin.
 */
export function framePolicy(campaign: Deployed) {
  const { site_url, embed_origin } = campaign;
  if (embed_origin && originOf('embed', embed_origin) === originOf('site', site_url)) {
    throw new UserError(
      `EMBED_ORIGIN (embed_origin) is the site’s own address, ${site_url}. Give the forms another.`,
    );
  }
  // in a frame without an origin, WebKit does not match our own files to 'self'
  const own = ["'self'", originOf('embed', embed_origin || site_url)];
  return policyText(thirdParties(campaign), 'frame', {
    'default-src': ["'none'"],
    'script-src': [...own, "'unsafe-inline'", "'unsafe-eval'"],
    'style-src': [...own, "'unsafe-inline'"],
    'img-src': ['data:'],
    'font-src': ['data:'],
    'connect-src': [],
    'form-action': [],
    'base-uri': ["'none'"],
  });
}

/** The CSP of the card for partners' sites, by its HTML. It runs no scripts and has no forms. */
export function cardPolicy(html: string) {
  const [, style = ''] = /<style>([^<]*)<\/style>/.exec(html) ?? [];
  return policyText([], 'page', {
    'default-src': ["'none'"],
    'style-src': [hashOf(style)],
    'font-src': ["'self'"],
    'img-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  });
}

const hashOf = (text: string) => `'sha256-${sha256(text, 'base64')}'`;

/** A policy of these sources and those of the third parties. */
function policyText(
  parties: ThirdParty[],
  where: 'page' | 'frame',
  rules: Record<string, string[]>,
) {
  return Object.entries(rules)
    .map(([rule, own]) => {
      const others = parties.flatMap(({ name, addresses, [where]: directives }) =>
        directives?.some((each) => each === rule)
          ? addresses.map((address) => originOf(name, address))
          : [],
      );
      return [rule, ...new Set([...own, ...others])].join(' ');
    })
    .join('; ');
}

function originOf(name: string, host: string) {
  const url = isSafeAddress(host) ? urlOf(host) : null;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new UserError(
    `The ${name} host is "${host}". Give it an address such as https://x.example/call.`,
  );
}

/** The charset must be within a file's first 1024 bytes. */
const HEAD_START = /<head[^>]*>(?:<meta charSet="[^"]*"\s*\/?>)?/i;

/** Adds the CSP and `rest` to the head, and prevents Cloudflare from rewriting e-mail addresses. */
export function withPolicy(html: string, policy: string, rest: string = '') {
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html
    .replace(HEAD_START, (start) => start + element + rest)
    .replace(/<body[^>]*>/, '$&<!--email_off-->')
    .replace('</body>', '<!--/email_off--></body>');
}
