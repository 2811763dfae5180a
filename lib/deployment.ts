import { withoutTrailingSlash } from './address';

/** The addresses of campaign.json that the environment may override. */
export type DeployedAddresses = {
  site_url: string;
  embed_origin: string;
  embed_hosts?: string[];
  report_url: string;
  hosts: { call: string; selfie: string; queue: string; analytics: string };
  action_network: { host: string };
};

/** The environment variables that hold an address, or nothing; `deployedConfig` reads them. */
export const ADDRESS_VARIABLES = [
  'NEXT_PUBLIC_SITE_URL',
  'NEXT_PUBLIC_CALL_HOST',
  'NEXT_PUBLIC_SELFIE_HOST',
  'NEXT_PUBLIC_QUEUE_HOST',
  'NEXT_PUBLIC_ANALYTICS_HOST',
  'NEXT_PUBLIC_ACTION_NETWORK_HOST',
  'EMBED_ORIGIN',
  'REPORT_URL',
] as const;

/** The services of a draft: none, so that it places no calls and signs nothing. */
const draftOf = ({ action_network }: DeployedAddresses) => ({
  hosts: { call: '', selfie: '', queue: '', analytics: '' },
  action_network: { ...action_network, host: 'https://draft.invalid' },
});

/**
 * campaign.json with the environment's addresses in place of its own, without trailing slashes. The
 * only place that combines the two, so that pages, content policy and stand-ins agree. An empty
 * host means that the service is not set up. A draft has only the hosts that the environment sets.
 */
export function deployedConfig<Campaign extends DeployedAddresses>(
  campaign: Campaign,
  env: Record<string, string | undefined>,
): Campaign {
  const { hosts, action_network } = env.DRAFT === '1' ? draftOf(campaign) : campaign;
  return {
    ...campaign,
    site_url: withoutTrailingSlash(env.NEXT_PUBLIC_SITE_URL ?? campaign.site_url),
    embed_origin: withoutTrailingSlash(env.EMBED_ORIGIN ?? campaign.embed_origin),
    report_url: env.REPORT_URL ?? campaign.report_url,
    action_network: {
      ...action_network,
      host: withoutTrailingSlash(env.NEXT_PUBLIC_ACTION_NETWORK_HOST ?? action_network.host),
    },
    hosts: {
      call: withoutTrailingSlash(env.NEXT_PUBLIC_CALL_HOST ?? hosts.call),
      selfie: withoutTrailingSlash(env.NEXT_PUBLIC_SELFIE_HOST ?? hosts.selfie),
      queue: withoutTrailingSlash(env.NEXT_PUBLIC_QUEUE_HOST ?? hosts.queue),
      analytics: withoutTrailingSlash(env.NEXT_PUBLIC_ANALYTICS_HOST ?? hosts.analytics),
    },
  };
}

/**
 * The `sandbox` attribute of the frame for a third party's form. The frame keeps its origin only
 * where that differs from the site's.
 */
export function frameSandbox(embedOrigin: string) {
  const apart = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';
  return embedOrigin ? `${apart} allow-same-origin` : apart;
}
