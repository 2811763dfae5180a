import { hostedId } from '../content/model/pasted-addresses';

/** The event id in a link to the event site, without query, hash and trailing slash; null for other links. */
export function eventId(link: string): string | null {
  return /^https:/i.test(link) ? hostedId('event', link) : null;
}
