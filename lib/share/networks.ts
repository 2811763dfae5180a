const parse = (url: string) => (URL.canParse(url) ? new URL(url) : null);
const hasProtocol = (url: string, ...protocols: string[]) =>
  protocols.includes(parse(url)?.protocol ?? '');

function withQuery(address: string, query: Record<string, string>): string {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  return `${address}?${new URLSearchParams(given)}`;
}

/** The tweet-intent address with the trimmed text; an empty url is left out (spec.md section 2). */
export function tweetLink(text: string, url = ''): string {
  return withQuery('https://twitter.com/intent/tweet', { text: text.trim(), url });
}

/** One place where things are shared; buttons, share windows and tracked events follow from it. */
type NetworkEntry = {
  /** the address that shares a page, or null for a `url` that this network refuses */
  address: (text: string, url: string) => string | null;
  /** where the network's own share links live: exact hosts and paths */
  ownLinks: { hosts: readonly string[]; paths: readonly string[] };
  icon: 'bubble' | 'outward' | 'envelope';
  /** the key of its button's text, under `share` */
  label: 'whatsapp' | 'sms' | 'bluesky' | 'tweet' | 'facebook' | 'email';
  /** whether it opens in the share window, and is counted; else it leads there in this one */
  hasPopup: boolean;
};

const isPage = (url: string) => hasProtocol(url, 'https:', 'http:');

/** The address of a network that takes one message, with the page in it; null for no page. */
function messageLink(prefix: string, text: string, url: string): string | null {
  return isPage(url) ? `${prefix}${encodeURIComponent(`${text.trim()} ${url}`)}` : null;
}

export const networks = {
  whatsapp: {
    address: (text, url) => messageLink('https://wa.me/?text=', text, url),
    ownLinks: { hosts: ['wa.me'], paths: ['/'] },
    icon: 'bubble',
    label: 'whatsapp',
    hasPopup: true,
  },
  sms: {
    // with both ? and &, which iPhones and Androids each read their own way
    address: (text, url) => messageLink('sms:?&body=', text, url),
    ownLinks: { hosts: [], paths: [] },
    icon: 'bubble',
    label: 'sms',
    hasPopup: false,
  },
  bluesky: {
    address: (text, url) => messageLink('https://bsky.app/intent/compose?text=', text, url),
    ownLinks: { hosts: ['bsky.app'], paths: ['/intent/compose'] },
    icon: 'bubble',
    label: 'bluesky',
    hasPopup: true,
  },
  twitter: {
    address: (text, url) => (url === '' || isPage(url) ? tweetLink(text, url) : null),
    ownLinks: {
      hosts: ['twitter.com', 'www.twitter.com', 'x.com'],
      paths: ['/intent/tweet', '/intent/post'],
    },
    icon: 'bubble',
    label: 'tweet',
    hasPopup: true,
  },
  facebook: {
    address: (_text, url) =>
      isPage(url) ? withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }) : null,
    ownLinks: {
      hosts: ['facebook.com', 'www.facebook.com'],
      paths: ['/sharer.php', '/sharer/sharer.php'],
    },
    icon: 'outward',
    label: 'facebook',
    hasPopup: true,
  },
  email: {
    address: (_text, url) => (isPage(url) || hasProtocol(url, 'mailto:') ? url : null),
    ownLinks: { hosts: [], paths: [] },
    icon: 'envelope',
    label: 'email',
    hasPopup: false,
  },
} as const satisfies Record<string, NetworkEntry>;
export type Network = keyof typeof networks;

/** Whether an address is itself a sharer or intent link of a network; never by a part of its text. */
export function isShareLink(url: string): boolean {
  const { protocol, hostname = '', pathname = '' } = parse(url) ?? {};
  const entries: NetworkEntry[] = Object.values(networks);
  return entries.some(
    ({ ownLinks: { hosts, paths } }) =>
      protocol === 'https:' && hosts.includes(hostname) && paths.includes(pathname),
  );
}

/**
 * The address that a share button leads to: a share link is used as it is, a page is put into the
 * network's own. Null for an address that is refused, such as `javascript:` (spec.md section 2).
 */
export function shareLink(network: Network, text: string, url: string): string | null {
  return isShareLink(url) ? url : networks[network].address(text, url);
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
