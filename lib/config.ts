import 'server-only';
import { readBundle } from '@/lib/content/bundle';

const env = process.env;

/** The content folder of this build: content/, or the one that CONTENT_DIR names. */
export const bundle = readBundle(env.CONTENT_DIR ?? 'content');

const { campaign } = bundle;
const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/**
 * The deployment's settings: campaign.json, overridden by the environment at build time (house.md,
 * Environment). No other part of the site reads the environment, but for base-path.ts. Addresses
 * carry no trailing slash; an empty host means that the service is not set up.
 */
export const config = {
  ...campaign,
  site_url: withoutSlash(env.NEXT_PUBLIC_SITE_URL ?? campaign.site_url),
  /** The current year, as of this build: the copyright line's {year}. */
  buildYear: new Date().getFullYear(),
  action_network: {
    ...campaign.action_network,
    host: withoutSlash(env.NEXT_PUBLIC_ACTION_NETWORK_HOST ?? campaign.action_network.host),
  },
  hosts: {
    call: withoutSlash(env.NEXT_PUBLIC_CALL_HOST ?? campaign.hosts.call),
    selfie: withoutSlash(env.NEXT_PUBLIC_SELFIE_HOST ?? campaign.hosts.selfie),
    queue: withoutSlash(env.NEXT_PUBLIC_QUEUE_HOST ?? campaign.hosts.queue),
    analytics: withoutSlash(env.NEXT_PUBLIC_ANALYTICS_HOST ?? campaign.hosts.analytics),
  },
};
