import type { LocalizedContent } from '@/lib/content/localized';
import type { EntryList } from '@/lib/content/schema/entry-lists';
import { plainText } from '@/lib/content/schema/sanitize';
import type { SeasonFile } from '@/lib/content/season-schema';
import { htmlLangs } from '@/lib/i18n/locales';
import { withBasePath } from '@/lib/paths';
import { isOwnPicture } from '@/lib/pictures/own-picture';
import { dayInWords, type EntryTime } from '@/lib/schedule/calendar-entries';
import { calendarHref, entriesOf, feedHrefs } from '@/lib/schedule/calendar-files';
import { streamsOf } from '@/lib/schedule/streams';
import { screenUrl } from '@/lib/screen-url';

/** What season.json says of the campaign beside its content. */
export type SeasonPlace = {
  /** the origin of the site's addresses */
  site: string;
  schema: string;
  season: SeasonFile['season'];
  isArchived: boolean;
};

const utc = (moment: string) => new Date(moment).toISOString();

function timeOf(time: EntryTime) {
  if (!('starts' in time)) return { first_day: time.first, last_day: time.last };
  return { starts_at: utc(time.starts), ...(time.ends && { ends_at: utc(time.ends) }) };
}

/** The dates and the toolkit of a locale as other programs read them, every address whole. */
export function seasonFile(content: LocalizedContent, place: SeasonPlace): SeasonFile {
  const { values, locale, entryLang } = content;
  const { site, schema, season, isArchived } = place;
  const language = (list: EntryList, entry: { id: string }) =>
    entryLang(list, entry) ?? htmlLangs[locale];
  const entries = entriesOf(content);

  return {
    $schema: schema,
    version: 1,
    language: htmlLangs[locale],
    title: values.site_title,
    url: screenUrl(locale, '/'),
    is_archived: isArchived,
    season: { starts: season.starts, ends: season.ends },
    calendar: site + feedHrefs(locale).download,
    events: values.events.map((event, index) => {
      const entry = entries.events[index];
      const { id, title, description, place, status, revision, link } = event;
      return {
        id,
        language: language('events', event),
        title,
        description,
        date: dayInWords(event, entryLang('events', event) ? 'en' : locale),
        ...(entry && timeOf(entry.time)),
        ...(place && { place }),
        status: status ?? 'confirmed',
        revision: revision ?? 0,
        url: link === '#' ? `${screenUrl(locale, '/')}#calendar` : link,
        ...(entry && { calendar: site + calendarHref(locale, entry) }),
      };
    }),
    livestreams: values.livestreams.flatMap((livestream, index) => {
      const entry = entries.livestreams[index];
      if (!entry) return [];
      return {
        id: entry.name,
        language: language('livestreams', livestream),
        title: livestream.title,
        description: plainText(livestream.description),
        starts_at: utc(livestream.date),
        ends_at: utc(livestream.end_time),
        url: entry.url,
        watch: streamsOf(livestream, locale).map(({ page }) => page),
        calendar: site + calendarHref(locale, entry),
      };
    }),
    toolkit: values.toolkit.map(({ id, title, image, image_alt: alt, tweets }) => ({
      id,
      language: language('toolkit', { id }),
      title: plainText(title),
      url: `${screenUrl(locale, '/toolkit')}#${id}`,
      ...(image && {
        image: {
          url: isOwnPicture(image) ? site + withBasePath(image) : image,
          alt: alt ?? plainText(title),
        },
      }),
      posts: [...tweets],
    })),
  };
}
