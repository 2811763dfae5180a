/** Characters that the microblogging network counts once; every other counts twice. */
const COUNTED_ONCE = /[\n -\u10FF\u2000-\u200D\u2010-\u201F\u2032-\u2037]/u;

const LINK_LENGTH = 23;

/** The length of a post as the network counts it: an address is 23, most of it is itself. */
export function tweetLength(text: string): number {
  const links = text.match(/https?:\/\/\S+/g) ?? [];
  const words = text.replace(/https?:\/\/\S+/g, '');
  const weights = [...words].map((character) => (COUNTED_ONCE.test(character) ? 1 : 2));
  return weights.reduce<number>((sum, weight) => sum + weight, links.length * LINK_LENGTH);
}
