import 'server-only';
import { bundle } from '@/lib/config';
import type { Locale } from '@/lib/i18n/locales';
import { type ContentData, type LocalizedContent, localizedContent } from './localized';
import { type ContentKey, contentKeys } from './schema';

/** What client parts show of the content; the rest stays on the server. */
const clientKeys = [
  'site_title',
  'share_text',
  'share_tweet',
  'intro_letter_action_network_id',
  'intro_moral_monday_cta',
  'intro_moral_monday_link',
  'intro_moral_monday_starts_at',
  'intro_moral_monday_place',
  'letter_title',
  'selfies_title',
  'selfies_description',
  'covid',
  'callpower_id',
] as const satisfies ContentKey[];
export type ClientContentKey = (typeof clientKeys)[number];

/**
 * The checked content of a locale, Spanish laid over English key by key: an empty text is a value,
 * a list is replaced whole (spec.md section 2, Where the text comes from).
 */
export function loadContent(locale: Locale): LocalizedContent {
  return localizedContent(contentData(locale, contentKeys));
}

/** The part of a locale's content that client parts show, as plain data. */
export function loadClientContent(locale: Locale): ContentData<ClientContentKey> {
  return contentData(locale, clientKeys);
}

/** These keys of a locale's content, as plain data. */
export function contentData<Key extends ContentKey>(
  locale: Locale,
  keys: readonly Key[],
): ContentData<Key> {
  const all = { ...bundle.en, ...bundle[locale] };
  const content = Object.fromEntries(keys.map((key) => [key, all[key]]));
  return {
    locale,
    content: content as ContentData<Key>['content'],
    fallbackKeys: keys.filter((key) => key in all && !(key in bundle[locale])),
  };
}
