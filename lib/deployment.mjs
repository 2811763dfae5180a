/** @param {string} address */
const withoutTrailingSlash = (address) => address.replace(/\/+$/, '');

/**
 * campaign.json as this build deploys it: addresses overridden by the environment, without a trailing
 * slash. The only place where the two meet, so that pages, content policy and stand-ins agree. An
 * empty host means that the service is not set up.
 *
 * @template {import('./deployment.d.mts').DeployedAddresses} Campaign
 * @param {Campaign} campaign
 * @param {Record<string, string | undefined>} env
 * @returns {Campaign}
 */
export function deployedConfig(campaign, env) {
  const { hosts, action_network } = campaign;
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
 * What the frame for somebody else's form may do. It has an origin only where that is not the site's.
 *
 * @param {string} embedOrigin
 */
export function frameSandbox(embedOrigin) {
  const apart = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';
  return embedOrigin ? `${apart} allow-same-origin` : apart;
}
