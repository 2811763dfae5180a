import { contentOverEnglish } from '@/lib/content/english-fallback';
import type { Content } from '@/lib/content/model/content';
import { momentOf } from '@/lib/dates/local-moment';
import type { Locale } from '@/lib/i18n/locales';
import { readBundle } from '@/tests/support/checked-content';
import { UPCOMING_DATE } from './upcoming-date';

const bundle = readBundle('content');

export const { campaign } = bundle;

const startsAt = momentOf(UPCOMING_DATE, campaign.time_zone) ?? undefined;

/** What the tests' site says in a locale, so that a test counts what is there. */
export function contentOf(locale: Locale): Content {
  const { values } = contentOverEnglish(bundle, locale);
  return { ...values, intro_moral_monday_starts_at: startsAt };
}
