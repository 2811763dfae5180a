import { publicConfig } from './public-config';

// The archived edition stays readable, sends nothing to anyone and asks no other host for anything.

/** True for the edition that is left when the season is over; every page says so. */
export function isArchived(): boolean {
  return publicConfig.isArchived;
}

/** True where videos play on the page; the archived edition links to where they can be watched. */
export function playsVideos(): boolean {
  return !isArchived();
}

/** True where forms can be sent; in the archived edition a sentence stands in their place. */
export function takesForms(): boolean {
  return !isArchived();
}

/** The host that page views and goals are sent to; empty where nothing is counted. */
export function countingHost(): string {
  return isArchived() ? '' : publicConfig.hosts.analytics;
}
