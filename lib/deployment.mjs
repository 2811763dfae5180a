/**
 * The addresses of campaign.json that the environment may override.
 *
 * @typedef {{
 *   site_url: string,
 *   embed_origin: string,
 *   embed_hosts?: string[],
 *   report_url: string,
 *   hosts: { call: string, selfie: string, queue: string, analytics: string },
 *   action_network: { host: string },
 * }} DeployedAddresses
 */

/** The environment variables that hold an address, or nothing; `deployedConfig` reads them. */
export const ADDRESS_VARIABLES = /** @type {const} */ ([
  'NEXT_PUBLIC_SITE_URL',
  'NEXT_PUBLIC_CALL_HOST',
  'NEXT_PUBLIC_SELFIE_HOST',
  'NEXT_PUBLIC_QUEUE_HOST',
  'NEXT_PUBLIC_ANALYTICS_HOST',
  'NEXT_PUBLIC_ACTION_NETWORK_HOST',
  'EMBED_ORIGIN',
  'REPORT_URL',
]);

/** @param {string} address */
const withoutTrailingSlash = (address) => address.replace(/\/+$/, '');

/**
 * The services of a draft: none, so that it places no calls and signs nothing.
 *
 * @param {DeployedAddresses} campaign
 */
const draftOf = ({ action_network }) => ({
  hosts: { call: '', selfie: '', queue: '', analytics: '' },
  action_network: { ...action_network, host: 'https://draft.invalid' },
});

/**
 * campaign.json with the environment's addresses in place of its own, without trailing slashes. The
 * only place that combines the two, so that pages, content policy and stand-ins agree. An empty
 * host means that the service is not set up. A draft has only the hosts that the environment sets.
 *
 * @template {DeployedAddresses} Campaign
 * @param {Campaign} campaign
 * @param {Record<string, string | undefined>} env
 * @returns {Campaign}
 */
export function deployedConfig(campaign, env) {
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
 *
 * @param {string} embedOrigin
 */
export function frameSandbox(embedOrigin) {
  const apart = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';
  return embedOrigin ? `${apart} allow-same-origin` : apart;
}
