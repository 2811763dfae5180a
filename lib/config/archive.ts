import { publicConfig } from './public-config';

// An archived site stays readable, sends no data and requests nothing from another host.

/**
 * True for the site that is left up when the season is over: every page says so, videos are links, and forms
 * give way to a sentence.
 */
export function isArchived(): boolean {
  return publicConfig.isArchived;
}

/** The host that page views and goals are sent to; empty where nothing is counted. */
export function countingHost(): string {
  return isArchived() ? '' : publicConfig.hosts.analytics;
}
