import { hostedId } from '../content/model/pasted-addresses';

/** A third-party form: a letter by its slug, an event by the id in its link. */
export type ActionForm = { type: 'letter' | 'event'; id: string };

/** The hosted page of an open letter, where it can be signed without our site. */
export function letterPage(letterId: string): string {
  return `https://actionnetwork.org/letters/${letterId}`;
}

/** The event id in a link to the event site, without query, hash and trailing slash; null for other links. */
export function eventId(link: string): string | null {
  return /^https:/i.test(link) ? hostedId('event', link) : null;
}
