import 'server-only';
import { withBasePath } from '@/lib/addresses/paths';
import { localePath } from '@/lib/addresses/routes';
import { config } from '@/lib/config/config';
import { screenUrl } from '@/lib/config/screen-url';
import { bundle } from '@/lib/content/bundle';
import { loadContent } from '@/lib/content/load';
import type { LocalizedContent } from '@/lib/content/localized';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { accessOf } from './access';
import { type CalendarEntry, eventEntry, livestreamEntry } from './calendar-entries';
import { calendarFile } from './ics';

const FEED = 'season';

/** A locale's entries in the order of its content, null if absent. */
export function entriesOf(content: Pick<LocalizedContent, 'values' | 'locale' | 'entryLang'>) {
  const { values, locale } = content;
  const home = screenUrl(locale, '/');
  return {
    events: values.events.map((event) => eventEntry(event, home, accessOf(event, content).access)),
    livestreams: values.livestreams.map((livestream) => livestreamEntry(livestream, home)),
  };
}

export function calendarHref(locale: Locale, { name }: Pick<CalendarEntry, 'name'>): string {
  const folder = locale === defaultLocale ? '' : localePath(locale, '/');
  return withBasePath(`${folder}/calendar/${name}.ics`);
}

/** The addresses of a locale's whole calendar: to download, and to subscribe to. */
export function feedHrefs(locale: Locale): { download: string; subscribe: string } {
  const download = calendarHref(locale, { name: FEED });
  return { download, subscribe: `${config.site_url}${download}`.replace(/^https?:/, 'webcal:') };
}

function entriesByFile(locale: Locale): Map<string, CalendarEntry[]> {
  const { events, livestreams } = entriesOf(loadContent(locale));
  const entries = [...events, ...livestreams].filter((entry) => entry !== null);
  return new Map([
    [`${FEED}.ics`, entries],
    ...entries.map((entry): [string, CalendarEntry[]] => [`${entry.name}.ics`, [entry]]),
  ]);
}

export function calendarFileNames(locale: Locale): { file: string }[] {
  return [...entriesByFile(locale).keys()].map((file) => ({ file }));
}

export function calendarAnswer(locale: Locale, name: string): Response {
  const entries = entriesByFile(locale).get(name);
  if (!entries) return new Response(null, { status: 404 });
  const text = calendarFile(entries, {
    title: loadContent(locale).values.site_title,
    language: locale.toUpperCase(),
    host: new URL(bundle.campaign.site_url).hostname,
    stamp: `${config.season.starts}T00:00:00Z`,
  });
  return new Response(text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
}
