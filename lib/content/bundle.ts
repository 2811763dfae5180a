import 'server-only';
import { readFileSync } from 'node:fs';
import type { CheckedContent } from '../checked-content';
import type { Locale } from '../i18n/locales';
import type { IdentifiedList } from './localized';
import type { Campaign } from './schema/campaign';
import type { Content } from './schema/content';

/** The content of one folder: the campaign, and for each locale only the keys that it has. */
export type Bundle = {
  campaign: Campaign;
  en: Content;
  /** By locale and list, the ids of the entries that are in English for want of a translation. */
  fallbackEntries: Partial<Record<Locale, Partial<Record<IdentifiedList, string[]>>>>;
} & {
  [Each in Exclude<Locale, 'en'>]: Partial<Content>;
};

function handedOn(): CheckedContent {
  const file = process.env.CHECKED_CONTENT;
  if (!file) throw new Error('Nothing has checked the content. Use npm run build, or npm run dev.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The content of this build as it was checked, and the folders of the pictures that it names. */
export const { bundle, pictureFolders } = handedOn();
