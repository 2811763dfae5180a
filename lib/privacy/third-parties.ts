import type { DeployedAddresses } from '@/lib/config/deployment';
import { type Directive, eachHost } from '@/lib/content/model/hosts';
import { playerHosts } from '@/lib/video/player-options';

/** Another host's addresses, '' for one that the campaign has not set up, and what they may provide. */
type Hosts = {
  addresses: readonly string[];
  /** of our pages */
  page?: readonly Directive[];
  /** of the frame for third-party forms */
  frame?: readonly Directive[];
  /** the scripts that our pages load from there, file by file */
  scripts?: readonly string[];
};

/** The host of pictures that organisers upload to Action Network. */
const ACTION_NETWORK_PICTURES = 'https://can2-prod.s3.amazonaws.com';
/** The two scripts that YouTube's player loads into our pages. */
const YOUTUBE_SCRIPTS = ['https://www.youtube.com/iframe_api', 'https://www.youtube.com/s/player/'];
/** What a map in a form consists of. */
const MAP = ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'] as const;

const rows = {
  ...eachHost((name, page) => ({ hosts }: DeployedAddresses) => ({
    addresses: [hosts[name]],
    page,
  })),
  action_network: ({ action_network }) => ({
    addresses: [action_network.host],
    page: ['frame-src'],
    frame: [...MAP, 'form-action'],
  }),
  embed_origin: ({ embed_origin }) => ({ addresses: [embed_origin], page: ['frame-src'] }),
  form_pictures: () => ({ addresses: [ACTION_NETWORK_PICTURES], frame: ['img-src'] }),
  embed_hosts: ({ embed_hosts = [] }) => ({ addresses: embed_hosts, frame: MAP }),
  youtube: () => ({
    addresses: [playerHosts.youtube],
    page: ['frame-src'],
    scripts: YOUTUBE_SCRIPTS,
  }),
  vimeo: () => ({ addresses: [playerHosts.vimeo], page: ['frame-src'] }),
  facebook: () => ({ addresses: [playerHosts.facebook], page: ['frame-src'] }),
  // the browser itself sends what the policy has stopped
  report_url: ({ report_url }) => ({ addresses: [report_url] }),
} as const satisfies Record<string, (campaign: DeployedAddresses) => Hosts>;

export type ThirdPartyName = keyof typeof rows;
export type ThirdParty = { name: ThirdPartyName } & Hosts;

/** Empty for an archived site. */
export function thirdParties(campaign: DeployedAddresses & { isArchived: boolean }): ThirdParty[] {
  if (campaign.isArchived) return [];
  return Object.entries(rows).flatMap(([name, hostsOf]) => {
    const hosts: Hosts = hostsOf(campaign);
    const addresses = hosts.addresses.filter(Boolean);
    return addresses.length > 0 ? [{ ...hosts, name: name as ThirdPartyName, addresses }] : [];
  });
}

export function hostNames({ addresses, scripts = [] }: ThirdParty): string[] {
  return [...new Set([...addresses, ...scripts].map((address) => new URL(address).host))];
}
