/** Where a thing is shared (house.md, One word for one thing). */
export type Network = 'twitter' | 'facebook';

function withQuery(address: string, query: Record<string, string>): string {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  return `${address}?${new URLSearchParams(given)}`;
}

/** The tweet-intent address with the trimmed text; an empty url is left out (spec.md section 2). */
export function tweetLink(text: string, url = ''): string {
  return withQuery('https://twitter.com/intent/tweet', { text: text.trim(), url });
}

/** The sharer address of the social network for a page. */
export function facebookLink(url: string): string {
  return withQuery('https://www.facebook.com/sharer/sharer.php', { u: url });
}
