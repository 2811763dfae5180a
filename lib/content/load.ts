import 'server-only';
import { seasonDates } from '@/lib/dates/days-in-words';
import { endOfDay } from '@/lib/dates/local-moment';
import type { Locale } from '@/lib/i18n/locales';
import { bundle } from './bundle';
import { contentOverEnglish } from './english-fallback';
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

export const loadContent = (locale: Locale): LocalizedContent =>
  localizedContent(contentOverEnglish(bundle, locale));

export function loadClientContent(locale: Locale): ContentData<ClientContentKey> {
  const content = contentOverEnglish(bundle, locale);
  const values = Object.fromEntries(clientKeys.map((key) => [key, content.values[key]]));
  return {
    ...content,
    values: values as ContentData<ClientContentKey>['values'],
    fallbackKeys: clientKeys.filter((key) => content.fallbackKeys.includes(key)),
  };
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
