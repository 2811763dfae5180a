import { CARD_HEIGHT_PX, partnerCardPath, screenHref, withBasePath } from '@/lib/addresses/paths';
import { publicConfig } from '@/lib/config/public-config';
import { screenUrl } from '@/lib/config/screen-url';
import { escapeHtml } from '@/lib/content/model/html';
import { type Locale, localeFolder } from '@/lib/i18n/locales';
import { withReferralCode } from '@/lib/share/referral-code';

export function partnerLink(locale: Locale, code: string): string {
  return withReferralCode(screenUrl(locale, '/'), code);
}

/** The same link from one of our own pages. */
export function partnerHref(locale: Locale, code: string): string {
  return `${screenHref(locale, '/')}?source=${code}`;
}

/** The address of the card that partners frame, on this site; without a code, the same card for all groups. */
export function partnerCardHref(locale: Locale, code: string): string {
  const query = code && `?source=${code}`;
  return `${withBasePath(localeFolder(locale) + partnerCardPath)}${query}`;
}

export function partnerCardCode(locale: Locale, code: string, title: string): string {
  const address = publicConfig.site_url + partnerCardHref(locale, code);
  return `<iframe src="${address}" title="${escapeHtml(title)}" width="100%" height="${CARD_HEIGHT_PX}" loading="lazy" style="border: 0; max-width: 640px"></iframe>`;
}
