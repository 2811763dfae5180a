import { readBundle } from '@/lib/content/check/content';
import type { Content } from '@/lib/content/schema';
import type { Locale } from '@/lib/i18n/locales';

const { campaign, en, es } = readBundle('content');

export { campaign };

/** What content/ says in a locale, Spanish laid over English, so that a test counts what is there. */
export function contentOf(locale: Locale): Content {
  return locale === 'en' ? en : { ...en, ...es };
}
