import 'server-only';
import { seasonDates } from '@/lib/dates/days-in-words';
import { endOfDay } from '@/lib/dates/local-moment';
import type { Locale } from '@/lib/i18n/locales';
import { bundle } from './bundle';
import { type ContentData, type LocalizedContent, localizedContent } from './localized';
import type { ContentKey } from './model/content';

/** The keys that client parts need; the rest stays on the server. */
const clientKeys = [
  'site_title',
  'share_text',
  'share_tweet',
  'intro_letter_action_network_id',
  'intro_moral_monday_cta',
  'intro_moral_monday_link',
  'intro_moral_monday_starts_at',
  'intro_moral_monday_place',
  'intro_answer',
  'letter_title',
  'selfies_title',
  'selfies_description',
  'selfies_default_caption',
  'covid',
  'callpower_id',
] as const satisfies ContentKey[];
export type ClientContentKey = (typeof clientKeys)[number];

/** A locale's content: Spanish laid over English key by key; an empty text is a value. */
export function loadContent(locale: Locale): LocalizedContent {
  const keys = Object.keys({ ...bundle.en, ...bundle[locale] }) as ContentKey[];
  return localizedContent(contentData(locale, keys));
}

export function loadClientContent(locale: Locale): ContentData<ClientContentKey> {
  return contentData(locale, clientKeys);
}

/** The season's days in the locale's format. */
export function datesIn(locale: Locale): string {
  return seasonDates(bundle.campaign.season, locale);
}

/** The moment at which the season's last day is over. */
export function seasonEnd(): number {
  const { season, time_zone } = bundle.campaign;
  return endOfDay(`${season.ends}T12:00:00Z`, time_zone);
}

export function contentData<Key extends ContentKey>(
  locale: Locale,
  keys: readonly Key[],
): ContentData<Key> {
  const all = { ...bundle.en, ...bundle[locale] };
  const content = Object.fromEntries(keys.map((key) => [key, all[key]]));
  return {
    locale,
    values: content as ContentData<Key>['values'],
    fallbackKeys: keys.filter((key) => key in all && !(key in bundle[locale])),
    fallbackEntries: bundle.fallbackEntries[locale] ?? {},
  };
}
