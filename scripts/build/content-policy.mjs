import { createHash } from 'node:crypto';
import { UserError } from '../cli.mjs';

/** @typedef {{ call: string, selfie: string, queue: string, analytics: string }} Services */
/** @typedef {Services & { forms: string, isArchived: boolean }} Hosts */

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi;
const POLICY_META = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/;

/** Whose players run in our pages, and whose script one of them brings (lib/video/embeds.ts). */
const VIDEO_SCRIPTS = ['https://www.youtube.com'];
const VIDEO_FRAMES = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.facebook.com',
];

/** @type {Hosts} */
const NOBODY = { call: '', selfie: '', queue: '', analytics: '', forms: '', isArchived: true };

/** Where a policy goes: behind the charset, which has to stand in a file's first 1024 bytes. */
const HEAD_START = /<head[^>]*>(?:<meta charset="[^"]*"\s*\/?>)?/i;

/**
 * The services' addresses of this build: campaign.json's, overridden by the environment. An empty
 * one means that the service is not set up. The archived edition asks nobody for anything.
 *
 * @param {{ isArchived?: boolean, hosts?: Partial<Services>, action_network?: { host: string } }} campaign
 * @param {NodeJS.ProcessEnv} env
 * @returns {Hosts}
 */
export function hostsOf({ isArchived = false, hosts = {}, action_network: forms }, env) {
  if (isArchived) return NOBODY;
  return {
    isArchived,
    call: env.NEXT_PUBLIC_CALL_HOST ?? hosts.call ?? '',
    selfie: env.NEXT_PUBLIC_SELFIE_HOST ?? hosts.selfie ?? '',
    queue: env.NEXT_PUBLIC_QUEUE_HOST ?? hosts.queue ?? '',
    analytics: env.NEXT_PUBLIC_ANALYTICS_HOST ?? hosts.analytics ?? '',
    forms: env.NEXT_PUBLIC_ACTION_NETWORK_HOST ?? forms?.host ?? '',
  };
}

/**
 * The code of every script that stands in a page itself. Data blocks such as JSON-LD are none.
 *
 * @param {string} html
 */
export function inlineScripts(html) {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !/\stype="application\/(ld\+)?json"/i.test(attributes))
    .map(([, , code = '']) => code);
}

/**
 * The content security policy of one page: its own files, its own inline scripts by their SHA-256,
 * the video services' players but in the archived edition, and the configured services. Throws `UserError` when a host is no address.
 *
 * @param {{ scripts: string[], hosts: Hosts }} page
 */
export function contentPolicy({ scripts, hosts }) {
  const { forms, isArchived, ...services } = hosts;
  /** @param {string[]} sources */
  const videos = (sources) => (isArchived ? [] : sources);
  const origins = Object.entries(services).map(([name, host]) => originOf(name, host));
  const hashes = scripts.map((code) => `'sha256-${sha256(code)}'`);
  const rules = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes, ...videos(VIDEO_SCRIPTS)],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...selfiePictures(hosts.selfie)],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
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

/**
 * The page with this policy at the start of its head, instead of one it may have already.
 *
 * @param {string} html
 * @param {string} policy
 */
export function withPolicy(html, policy) {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(POLICY_META, '').replace(HEAD_START, (start) => `${start}${meta}`);
}

/** @param {string} code */
function sha256(code) {
  return createHash('sha256').update(code).digest('base64');
}

/**
 * @param {string} name
 * @param {string} host
 */
function originOf(name, host) {
  if (host === '') return '';
  if (URL.canParse(host) && /^https?:$/.test(new URL(host).protocol)) return new URL(host).origin;
  throw new UserError(
    `The ${name} host is "${host}". Give it an address such as https://x.example/call.`,
  );
}

/**
 * Where the selfie service's pictures may be: it answers with an address on its own host or on any
 * https one.
 *
 * @param {string} host
 */
function selfiePictures(host) {
  return host ? [originOf('selfie', host), 'https:'] : [];
}
