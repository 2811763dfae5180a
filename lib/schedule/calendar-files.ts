import 'server-only';
import { withBasePath } from '@/lib/addresses/paths';
import { localePath } from '@/lib/addresses/routes';
import { config } from '@/lib/config/config';
import { screenUrl } from '@/lib/config/screen-url';
import { bundle } from '@/lib/content/bundle';
import { loadContent } from '@/lib/content/load';
import type { LocalizedContent } from '@/lib/content/localized';
import { plainText } from '@/lib/content/model/sanitize';
import { defaultLocale, type HtmlLang, type Locale } from '@/lib/i18n/locales';
import { accessOf } from './access';
import { type CalendarEntry, calendarFile } from './ics';
import { streamsOf } from './streams';

const FEED = 'season';

/**
 * Entries in the content's order, with what each is made of and the language of its words; none for an event
 * without a moment, and for a livestream that is not visible.
 */
export function entriesOf(content: Pick<LocalizedContent, 'values' | 'locale' | 'entryLang'>) {
  const { values, locale, entryLang } = content;
  const home = screenUrl(locale, '/');
  const wordsIn = (lang: HtmlLang | undefined) => (lang ? defaultLocale : locale);
  return {
    events: values.events.flatMap((source) => {
      const { id, title, description, link, place, status, revision } = source;
      const { starts_at: starts, ends_at: ends } = source;
      if (!starts) return [];
      const url = link === '#' ? `${home}#calendar` : link;
      const lang = entryLang('events', source);
      const entry = { name: `event-${id}`, time: { starts, ends }, title, description, url, place };
      const { access } = accessOf(source, content);
      return { ...entry, access, status, revision, source, lang, wordsIn: wordsIn(lang) };
    }),
    livestreams: values.livestreams.flatMap((source) => {
      const { id, title, date: starts, end_time: ends } = source;
      if (!source.visible) return [];
      const pages = streamsOf(source, 'en').map(({ page }) => page);
      const description = [plainText(source.description), ...pages].filter(Boolean).join('\n');
      const url = `${home}#livestream`;
      const lang = entryLang('livestreams', source);
      const entry = { name: `livestream-${id}`, time: { starts, ends }, title, description, url };
      return { ...entry, source, lang, wordsIn: wordsIn(lang) };
    }),
  };
}
export type LivestreamEntry = ReturnType<typeof entriesOf>['livestreams'][number];

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
  const entries: CalendarEntry[] = [...events, ...livestreams];
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
