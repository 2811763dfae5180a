import { publicConfig } from './public-config';

// An archived site stays readable, sends no data and requests nothing from another host.

/** True for the site that is left up when the season is over; every page says so. */
export function isArchived(): boolean {
  return publicConfig.isArchived;
}

/** True where videos play on the page; an archived site only links to them. */
export function playsVideos(): boolean {
  return !isArchived();
}

/** True where forms can be sent; an archived site shows a sentence in their place. */
export function takesForms(): boolean {
  return !isArchived();
}

/** The host that page views and goals are sent to; empty where nothing is counted. */
export function countingHost(): string {
  return isArchived() ? '' : publicConfig.hosts.analytics;
}
