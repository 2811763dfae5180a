import { readBundle } from '@/lib/content/bundle';
import type { Content } from '@/lib/content/schema';
import type { Locale } from '@/lib/i18n/locales';
import { FIXTURE } from './fixture';

const { campaign, en, es } = readBundle(FIXTURE);

export { campaign };

/**
 * The fixture's content in a locale, with Spanish merged over English, so that tests count what it
 * has.
 */
export function contentOf(locale: Locale): Content {
  return locale === 'en' ? en : { ...en, ...es };
}

/** The year of dates that do not name one. */
export const seasonYear = Number(campaign.season.starts.slice(0, 4));
