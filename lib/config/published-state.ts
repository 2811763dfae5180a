/** Where a site says which commit of its content it shows; missing where that is in no commit. */
export const PUBLISHED_FILE = '/published.json';

/** The commit, and when it was made: `2026-11-26T15:05:00-05:00`. */
export type PublishedState = { commit: string; merged: string };
