import type { Locale } from './i18n/languages';

// The paths of the pages that a campaign has beside its screens, and of every page's share card.

/** The path of a state's page, without a locale's prefix: `/call/wv`. @param code such as WV */
export const statePath = (code: string) => `/call/${code.toLowerCase()}`;

/** The path, without a locale's prefix, of the card that partners frame on their own sites. */
export const partnerCardPath = '/partners/card';

/** A name as an address has it: "Washington, D.C." as `washington-dc`. */
export function slugOf(name: string) {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}.]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * The paths of the pages of a list of targets, in its order: `/call/ana-ruiz`. Where two have one name, the
 * later has a number behind it.
 */
export function targetPaths(names: readonly string[]) {
  const slugs = names.map((name) => slugOf(name) || 'target');
  return slugs.map((slug, index) => {
    const earlier = slugs.slice(0, index).filter((each) => each === slug).length;
    return `/call/${slug}${earlier ? `-${earlier + 1}` : ''}`;
  });
}

/**
 * The path of the share card that is drawn for a page of its own: `/images/card-call-wv-en.png`.
 * @param path of the page, without the locale's prefix: a state's, a target's or an action's
 */
export const cardPath = (locale: Locale, path: string) =>
  `/images/card${path.replaceAll('/', '-')}-${locale}.png`;
