import { createHash } from 'node:crypto';
import { UserError } from '../cli.mjs';

/**
 * What the policy needs of campaign.json as deployed.
 *
 * @typedef {import('../../lib/deployment.d.mts').DeployedAddresses & { isArchived: boolean }} Deployed
 */

/** Whose players run in our pages, and whose script one of them brings (lib/video/embeds.ts). */
const VIDEO_SCRIPTS = ['https://www.youtube.com'];
const VIDEO_FRAMES = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.facebook.com',
];

/**
 * The content security policy of every page: its own files, the gate by its SHA-256, the video
 * services' players and the configured services; the archived edition asks nobody for anything.
 * Throws `UserError` when a host is no address.
 *
 * @param {{ gate: string, campaign: Deployed }} page
 */
export function contentPolicy({ gate, campaign }) {
  const { isArchived } = campaign;
  const forms = isArchived ? '' : campaign.action_network.host;
  const hosts = isArchived ? { call: '', selfie: '', queue: '', analytics: '' } : campaign.hosts;
  /** @param {string[]} sources */
  const videos = (sources) => (isArchived ? [] : sources);
  const origins = Object.entries(hosts).map(([name, host]) => originOf(name, host));
  // the selfie service answers with an address on its own host or on any https one
  const pictures = hosts.selfie ? [originOf('selfie', hosts.selfie), 'https:'] : [];
  const rules = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'sha256-${sha256(gate)}'`, ...videos(VIDEO_SCRIPTS)],
    'img-src': ["'self'", 'data:', 'blob:', ...pictures],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...origins],
    'form-action': ["'self'", originOf('call', hosts.call)],
    // a form of somebody else's that fails posts natively, within its frame
    'frame-src': ["'self'", originOf('forms', forms), ...videos(VIDEO_FRAMES)],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
  };
  return Object.entries(rules)
    .map(([rule, sources]) => [rule, ...new Set(sources.filter(Boolean))].join(' '))
    .join('; ');
}

/** @param {string} code */
function sha256(code) {
  return createHash('sha256').update(code).digest('base64');
}

/** @param {string} name @param {string} host */
function originOf(name, host) {
  if (host === '') return '';
  if (URL.canParse(host) && /^https?:$/.test(new URL(host).protocol)) return new URL(host).origin;
  throw new UserError(
    `The ${name} host is "${host}". Give it an address such as https://x.example/call.`,
  );
}
