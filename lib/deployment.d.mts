/** The addresses of campaign.json that the environment may override. */
export type DeployedAddresses = {
  site_url: string;
  embed_origin: string;
  report_url: string;
  hosts: { call: string; selfie: string; queue: string; analytics: string };
  action_network: { host: string };
};

/** campaign.json as this build deploys it: addresses overridden by the environment. */
export function deployedConfig<Campaign extends DeployedAddresses>(
  campaign: Campaign,
  env: Record<string, string | undefined>,
): Campaign;

/** What the frame for somebody else's form may do: the value of its `sandbox`. */
export function frameSandbox(embedOrigin: string): string;
