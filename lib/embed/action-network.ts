import { publicConfig } from '@/lib/config/public-config';

/** A third-party form: a letter by its slug, an event by the id in its link. */
export type ActionForm = { type: 'letter' | 'event'; id: string };

/** The hosted page of an open letter, where it can be signed without our site; of a draft's, nowhere. */
export function letterPage(letterId: string): string {
  return `${publicConfig.action_network.host}/letters/${letterId}`;
}

/** Where the content's link to the event leads: one to its hosted page as `letterPage` does. */
export function eventPage(link: string): string {
  return link.replace(
    /^https:\/\/(www\.)?actionnetwork\.org(?=\/)/i,
    publicConfig.action_network.host,
  );
}
