/** A third-party form: a letter by its slug, an event by the id in its link. */
export type ActionForm = { type: 'letter' | 'event'; id: string };

/** The hosted page of an open letter, where it can be signed without our site. */
export function letterPage(letterId: string): string {
  return `https://actionnetwork.org/letters/${letterId}`;
}
