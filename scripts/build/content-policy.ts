import { SPECULATION_RULES } from '@/lib/browser/network';
import type { DeployedAddresses } from '@/lib/config/deployment';
import { isSafeAddress } from '@/lib/content/model/safe-address';
import { sha256 } from '@/lib/sha256';
import { playerHosts } from '@/lib/video/embeds';
import { UserError } from '@/scripts/cli';

/** The part of the deployed campaign.json that the policies need. */
export type Deployed = DeployedAddresses & {
  isArchived: boolean;
  features?: { offline?: boolean };
};

/** The two scripts that a video service's player loads into our pages. */
const VIDEO_SCRIPTS = ['https://www.youtube.com/iframe_api', 'https://www.youtube.com/s/player/'];

/** The host of pictures that organisers upload to Action Network. */
const ACTION_NETWORK_PICTURES = 'https://can2-prod.s3.amazonaws.com';

/**
 * The content security policy of every page: its own files, the gate and the speculation rules by their
 * SHA-256, the video services' players and the configured services; an archived site allows no other hosts. Throws
 * `UserError` when a host is not a valid address.
 */
export function contentPolicy({ gate, campaign }: { gate: string; campaign: Deployed }) {
  const { isArchived, action_network, embed_origin } = campaign;
  const forms = isArchived
    ? []
    : [originOf('forms', action_network.host), originOf('embed', embed_origin)];
  const hosts = isArchived ? { call: '', selfie: '', queue: '', analytics: '' } : campaign.hosts;
  const videos = (sources: string[]) => (isArchived ? [] : sources);
  const origins = Object.entries(hosts).map(([name, host]) => originOf(name, host));
  return policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", hashOf(gate), hashOf(SPECULATION_RULES), ...videos(VIDEO_SCRIPTS)],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...origins],
    'form-action': ["'self'", originOf('call', hosts.call)],
    // when a third-party form fails, the browser posts it within its frame
    'frame-src': ["'self'", ...forms, ...videos(Object.values(playerHosts))],
    'base-uri': ["'none'"],
  });
}

/**
 * The policy of the frame for third-party forms: the configured host, whose script adds inline
 * scripts and styles, and the other hosts that it is known to need. Our own files are allowed by
 * address, because WebKit does not match them to 'self' in a frame without an origin. The
 * campaign's additional hosts may provide what a map consists of: scripts, styles, fonts, pictures
 * and data. Throws `UserError` when the frame's address is the site's own, where its scripts would
 * run with the site's origin.
 * @param campaign as deployed
 */
export function framePolicy({
  site_url,
  embed_origin,
  embed_hosts = [],
  action_network,
}: Pick<Deployed, 'site_url' | 'embed_origin' | 'embed_hosts' | 'action_network'>) {
  const host = originOf('forms', action_network.host);
  const others = embed_hosts.map((each) => originOf('embed_hosts', each));
  if (embed_origin && originOf('embed', embed_origin) === originOf('site', site_url)) {
    throw new UserError(
      `EMBED_ORIGIN (embed_origin) is the site’s own address, ${site_url}. Give the forms another.`,
    );
  }
  const own = ["'self'", originOf('embed', embed_origin || site_url)];
  return policyText({
    'default-src': ["'none'"],
    'script-src': [...own, host, ...others, "'unsafe-inline'", "'unsafe-eval'"],
    'style-src': [...own, host, ...others, "'unsafe-inline'"],
    'img-src': [host, ACTION_NETWORK_PICTURES, ...others, 'data:'],
    'font-src': [host, ...others, 'data:'],
    'connect-src': [host, ...others],
    'form-action': [host],
    'base-uri': ["'none'"],
  });
}

/**
 * The policy of the card for partners' own sites: its one stylesheet by its SHA-256, and pictures of
 * ours. It runs no scripts and takes no forms.
 * @param html of the card
 */
export function cardPolicy(html: string) {
  const [, style = ''] = /<style>([^<]*)<\/style>/.exec(html) ?? [];
  return policyText({
    'default-src': ["'none'"],
    'style-src': [hashOf(style)],
    'img-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  });
}

const hashOf = (text: string) => `'sha256-${sha256(text, 'base64')}'`;

function policyText(rules: Record<string, string[]>) {
  return Object.entries(rules)
    .map(([rule, sources]) => [rule, ...new Set(sources.filter(Boolean))].join(' '))
    .join('; ');
}

function originOf(name: string, host: string) {
  if (host === '') return '';
  const isAddress = isSafeAddress(host) && URL.canParse(host);
  if (isAddress && /^https?:$/.test(new URL(host).protocol)) return new URL(host).origin;
  throw new UserError(
    `The ${name} host is "${host}". Give it an address such as https://x.example/call.`,
  );
}
