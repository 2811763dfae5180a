import { shadesOf } from '../colours/palette';
import type { Campaign } from '../content/model/campaign';
import { eachHost, noHosts } from '../content/model/hosts';
import { withoutTrailingSlash } from '../content/model/safe-address';

/** The addresses of campaign.json that the environment may override. */
export type DeployedAddresses = Pick<
  Campaign,
  'site_url' | 'embed_origin' | 'report_url' | 'hosts'
> & {
  embed_hosts?: string[];
  action_network: { host: string };
};

/** The environment variable that overrides each address; an empty one switches the service off. */
export const addressVariables = {
  site_url: 'NEXT_PUBLIC_SITE_URL',
  ...eachHost((name) => `NEXT_PUBLIC_${name.toUpperCase()}_HOST` as const),
  action_network: 'NEXT_PUBLIC_ACTION_NETWORK_HOST',
  embed_origin: 'EMBED_ORIGIN',
  report_url: 'REPORT_URL',
} as const;

/** A draft has no services, so that it places no calls and signs nothing. */
const draftOf = ({ action_network }: DeployedAddresses) => ({
  hosts: noHosts,
  action_network: { ...action_network, host: 'https://draft.invalid' },
});

/**
 * campaign.json with the environment’s addresses, without trailing slashes: the one place that combines
 * them. An empty host means that the service is not set up; a draft has only the environment’s hosts.
 */
export function deployedConfig<Campaign extends DeployedAddresses>(
  campaign: Campaign,
  env: Record<string, string | undefined>,
): Campaign {
  const { hosts, action_network } = env.DRAFT === '1' ? draftOf(campaign) : campaign;
  const deployed = (name: keyof typeof addressVariables, own: string) =>
    withoutTrailingSlash(env[addressVariables[name]] ?? own);
  return {
    ...campaign,
    site_url: deployed('site_url', campaign.site_url),
    embed_origin: deployed('embed_origin', campaign.embed_origin),
    report_url: env[addressVariables.report_url] ?? campaign.report_url,
    action_network: { ...action_network, host: deployed('action_network', action_network.host) },
    hosts: eachHost((name) => deployed(name, hosts[name])),
  };
}

/** The `sandbox` attribute of a form’s frame, which keeps its origin only where that is not the site’s. */
export function frameSandbox(embedOrigin: string) {
  const apart = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';
  return embedOrigin ? `${apart} allow-same-origin` : apart;
}

export type PublicConfig = ReturnType<typeof publicPart>;

/** What the pages' scripts are built with: all that no build step alone reads. */
export function publicPart(deployed: Campaign) {
  const { season, donation_url, security, accounts, embed_hosts, report_url, ...shared } = deployed;
  const { sheet, paper, fibre, ink, gold, flame, night, ray } = shadesOf(deployed.inks);
  return { ...shared, inks: { sheet, paper, fibre, ink, gold, flame, night, ray } };
}
