import type { Locale } from '@/lib/i18n/locales';
import { screenUrl } from '@/lib/paths';
import { publicConfig } from '@/lib/public-config';
import { tweetLink } from '@/lib/share/networks';

/** What a selfie is shared with: the caption and the campaign's hashtag. */
export function shareText(caption: string): string {
  return `${caption.trim()} ${publicConfig.hashtag}`.trim();
}

/** The address of a tweet of the default comment: what a link to the selfie form leads to by itself. */
export function selfieTweet(locale: Locale, defaultComment: string): string {
  return tweetLink(shareText(defaultComment), screenUrl(locale, '/'));
}

/** The page of the selfie service that shows a combined image: {host}/share/{campaign}/{file name without .png}. */
export function selfieShareUrl(photoUrl: string): string {
  const { hosts, selfie } = publicConfig;
  const file = new URL(photoUrl).pathname.split('/').at(-1) ?? '';
  return `${hosts.selfie}/share/${selfie.campaign_slug}/${file.replace(/\.png$/i, '')}`;
}
