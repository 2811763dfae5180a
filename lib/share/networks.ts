import { wellFormed } from '@/lib/lettering/limited-text';

const parse = (url: string) => (URL.canParse(url) ? new URL(url) : null);
const hasProtocol = (url: string, ...protocols: string[]) =>
  protocols.includes(parse(url)?.protocol ?? '');

const encoded = (text: string) => encodeURIComponent(wellFormed(text));

/**
 * An address with fields in its query, without empty ones. All links of a row write the same text alike, so
 * that it takes its bytes once in a compressed page.
 */
function withQuery(address: string, fields: Record<string, string>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== '');
  return `${address}?${given.map(([key, value]) => `${key}=${encoded(value)}`).join('&')}`;
}

/** The tweet-intent URL with the trimmed text; an empty `url` is left out. */
export function tweetLink(text: string, url = ''): string {
  return withQuery('https://twitter.com/intent/tweet', { text: text.trim(), url });
}

/** What share buttons, share windows and tracked events follow from; the name is its message’s key. */
type NetworkEntry = {
  /** the URL that shares a page, or null for a `url` that this network refuses */
  address: (text: string, url: string) => string | null;
  /** its page for sharing, by host and path, which is counted; null for a program of the device */
  sharePage: RegExp | null;
  icon: 'bubble' | 'outward' | 'envelope';
  /** where a row has it: open, or behind "More" */
  place: 'row' | 'more';
};

const isPage = (url: string) => hasProtocol(url, 'https:', 'http:');

/** A network that takes a single message, with the page's URL in it. */
const byMessage = (
  prefix: string,
  sharePage: NetworkEntry['sharePage'],
  place: NetworkEntry['place'] = 'more',
): NetworkEntry => ({
  address: (text, url) => (isPage(url) ? `${prefix}${encoded(`${text.trim()} ${url}`)}` : null),
  sharePage,
  icon: 'bubble',
  place,
});

export const networks = {
  whatsapp: byMessage('https://wa.me/?text=', /^wa\.me\/$/, 'row'),
  // both ? and &, since iPhones and Androids parse them differently
  sms: byMessage('sms:?&body=', null, 'row'),
  bluesky: byMessage('https://bsky.app/intent/compose?text=', /^bsky\.app\/intent\/compose$/),
  twitter: {
    address: (text, url) => (url === '' || isPage(url) ? tweetLink(text, url) : null),
    sharePage: /^((www\.)?twitter|x)\.com\/intent\/(tweet|post)$/,
    icon: 'bubble',
    place: 'row',
  },
  facebook: {
    address: (_text, url) =>
      isPage(url) ? withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }) : null,
    sharePage: /^(www\.)?facebook\.com\/(sharer\/)?sharer\.php$/,
    icon: 'outward',
    place: 'row',
  },
  email: {
    address: (_text, url) => (isPage(url) || hasProtocol(url, 'mailto:') ? url : null),
    sharePage: null,
    icon: 'envelope',
    place: 'more',
  },
  telegram: {
    address: (text, url) =>
      isPage(url) ? withQuery('https://t.me/share/url', { url, text: text.trim() }) : null,
    sharePage: /^t(elegram)?\.me\/share\/url$/,
    icon: 'bubble',
    place: 'more',
  },
  threads: byMessage(
    'https://www.threads.com/intent/post?text=',
    /^(www\.)?threads\.(com|net)\/intent\/post$/,
  ),
  // the project's own page, which asks for the visitor's server; what follows # reaches no host
  mastodon: byMessage('https://share.joinmastodon.org/#text=', /^share\.joinmastodon\.org\/$/),
  linkedin: {
    // it takes no text
    address: (_text, url) =>
      isPage(url) ? withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }) : null,
    sharePage: /^(www\.)?linkedin\.com\/sharing\/share-offsite\/?$/,
    icon: 'outward',
    place: 'more',
  },
} satisfies Record<string, NetworkEntry>;
export type Network = keyof typeof networks;

/** True for a share or intent link of a network, by its exact host and path. */
export function isShareLink(url: string): boolean {
  const { protocol, hostname, pathname } = parse(url) ?? {};
  return Object.values<NetworkEntry>(networks).some(
    ({ sharePage }) => protocol === 'https:' && sharePage?.test(`${hostname}${pathname}`),
  );
}

/**
 * The URL that a share button opens: a share link as it is, a page as a parameter of the network’s own. Null
 * for a refused address, such as `javascript:`.
 */
export function shareLink(network: Network, text: string, url: string): string | null {
  return isShareLink(url) ? url : networks[network].address(text, url);
}

/** A `mailto:` draft, by default with no recipient; an empty field is left out. */
export function mailLink(fields: { cc?: string; subject: string; body: string }, to = ''): string {
  // RFC 6068: lines end with CRLF
  const lines = Object.entries(fields).map(([key, text]) => [key, text.replace(/\r?\n/g, '\r\n')]);
  return withQuery(`mailto:${to}`, Object.fromEntries(lines));
}

export function emailLink(subject: string, text: string, url: string): string {
  return mailLink({ subject, body: `${text.trim()}\n\n${url}` });
}
