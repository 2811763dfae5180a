import 'server-only';
import { loadContent } from '@/lib/content/load';
import type { Locale } from '@/lib/i18n/locales';

/** The whole toolkit and each entry; one route for both, since a bundler groups styles by routes. */
export function toolkitPages(locale: Locale): { entry: string[] }[] {
  return [{ entry: [] }, ...loadContent(locale).values.toolkit.map(({ id }) => ({ entry: [id] }))];
}
