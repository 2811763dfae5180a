import { noHosts } from '@/lib/content/model/hosts';

/** The part of a deployed campaign.json that headers and policies read; no service is set up. */
export const deployed = {
  isArchived: false,
  site_url: 'https://season.example.org',
  hosts: noHosts,
  action_network: { host: 'https://actionnetwork.org' },
  embed_origin: '',
  report_url: '',
};
