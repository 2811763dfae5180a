/** Where a thing is shared (house.md, One word for one thing). */
export type Network = 'twitter' | 'facebook' | 'email';

const TWEET = 'https://twitter.com/intent/tweet';
const SHARER = 'https://www.facebook.com/sharer/sharer.php';

/** Where each network's own share links live: exact hosts and paths. */
const ownLinks: Record<Exclude<Network, 'email'>, { hosts: string[]; paths: string[] }> = {
  twitter: {
    hosts: ['twitter.com', 'www.twitter.com', 'x.com'],
    paths: ['/intent/tweet', '/intent/post'],
  },
  facebook: {
    hosts: ['facebook.com', 'www.facebook.com'],
    paths: ['/sharer.php', '/sharer/sharer.php'],
  },
};

const parse = (url: string) => (URL.canParse(url) ? new URL(url) : null);
const hasProtocol = (url: string, ...protocols: string[]) =>
  protocols.includes(parse(url)?.protocol ?? '');

function withQuery(address: string, query: Record<string, string>): string {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  return `${address}?${new URLSearchParams(given)}`;
}

/** Whether an address is itself a sharer or intent link of a network; never by a part of its text. */
export function isShareLink(url: string): boolean {
  const { protocol, hostname, pathname } = parse(url) ?? {};
  return Object.values(ownLinks).some(
    ({ hosts, paths }) =>
      protocol === 'https:' && hosts.includes(hostname ?? '') && paths.includes(pathname ?? ''),
  );
}

/** The tweet-intent address with the trimmed text; an empty url is left out (spec.md section 2). */
export function tweetLink(text: string, url = ''): string {
  return withQuery(TWEET, { text: text.trim(), url });
}

/**
 * The address that a share button leads to: a share link is used as it is, a page is put into the
 * network's own. Null for an address that is refused, such as `javascript:` (spec.md section 2).
 */
export function shareLink(network: Network, text: string, url: string): string | null {
  if (network === 'email') return hasProtocol(url, 'mailto:', 'https:', 'http:') ? url : null;
  if (isShareLink(url)) return url;
  if (network === 'twitter' && url === '') return tweetLink(text);
  if (!hasProtocol(url, 'https:', 'http:')) return null;
  return network === 'twitter' ? tweetLink(text, url) : withQuery(SHARER, { u: url });
}

/** A draft in the visitor's own mail program, without an addressee; an empty field is left out. */
export function mailLink(fields: { cc?: string; subject: string; body: string }): string {
  const query = Object.entries(fields)
    .filter(([, value]) => value !== '')
    // RFC 6068: a line ends with both characters
    .map(([key, value]) => `${key}=${encodeURIComponent(value.replace(/\r?\n/g, '\r\n'))}`);
  return `mailto:?${query.join('&')}`;
}

/** A message to a friend: the text, then the page. */
export function emailLink(subject: string, text: string, url: string): string {
  return mailLink({ subject, body: `${text.trim()}\n\n${url}` });
}
