import { readBundle } from '@/lib/content/check/content';
import type { Content } from '@/lib/content/model/content';
import type { Locale } from '@/lib/i18n/locales';

const bundle = readBundle('content');

export const { campaign } = bundle;

/** What content/ says in a locale, laid over English, so that a test counts what is there. */
export function contentOf(locale: Locale): Content {
  return { ...bundle.en, ...bundle[locale] };
}
