import type { Locale } from '../i18n/locales';
import { checkContent } from './check/content';
import { errorReport } from './check/report';
import { publicFolder } from './public-folder.mjs';
import type { Campaign, Content } from './schema';

/** The content of one folder: the campaign, and for each locale only the keys that it has. */
export type Bundle = { campaign: Campaign; en: Content } & {
  [Each in Exclude<Locale, 'en'>]: Partial<Content>;
};

/** Reads and checks a content folder. Throws the whole report as one error, which stops a build. */
export function readBundle(dir: string, publicDir = publicFolder(dir)): Bundle {
  const { bundle, problems } = checkContent({ dir, publicDir });
  if (bundle) return bundle;
  throw new Error(errorReport(problems));
}
