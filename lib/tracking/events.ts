import type { ScreenPath } from '@/lib/addresses/routes';
import type { Locale } from '@/lib/i18n/locales';
import { type Network, networks } from '@/lib/share/networks';

export type Goal = 'signPetition' | 'makePhoneCall' | 'playVideo';

/** A route's name in tracked events, such as `index___en` or `call-wv___en`. */
export function routeName(locale: Locale, path: ScreenPath): string {
  const page = path === '/' ? 'index' : path.slice(1).replaceAll('/', '-');
  return `${page}___${locale}`;
}

/** The tracked event of a call form, such as `call_form_call___es`. */
export function callFormEvent(route: string): string {
  return `call_form_${route}`;
}

/**
 * The tracked event of a share button, such as `twitter_share_button_index___en`; null for a
 * network that is not counted.
 */
export function shareEvent(network: Network, route: string): string | null {
  return networks[network].hasPopup ? `${network}_share_button_${route}` : null;
}
