/** campaign.json as a build deploys it, as far as headers and policies read it; no service is connected. */
export const deployed = {
  isArchived: false,
  site_url: 'https://season.example.org',
  hosts: { call: '', selfie: '', queue: '', analytics: '' },
  action_network: { host: 'https://actionnetwork.org' },
  embed_origin: '',
  report_url: '',
};
