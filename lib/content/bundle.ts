import 'server-only';
import content from '#generated/content.json';
import type { Locale } from '../i18n/locales';
import type { Campaign } from './model/campaign';
import type { Content } from './model/content';
import type { EntryList } from './model/lists';

/** The content of one folder: the campaign, and for each locale only the keys that it has. */
export type Bundle = {
  campaign: Campaign;
  en: Content;
  /** By locale and list, the ids of the entries shown in English for want of a translation. */
  fallbackEntries: Partial<Record<Locale, Partial<Record<EntryList, string[]>>>>;
} & {
  [Each in Exclude<Locale, 'en'>]: Partial<Content>;
};

/** While the content is being edited (`npm run dev`), `report` says what is wrong in it, `checkedAt` of when it is. */
type Checked = {
  bundle: Bundle;
  pictureFolders: string[];
  report?: string;
  checkedAt?: number;
};

const { report, ...checked } = content as unknown as Checked;
if (report) throw new Error(report);

export const { bundle, pictureFolders, checkedAt } = checked;
