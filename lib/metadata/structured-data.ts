import 'server-only';
import { withBasePath } from '@/lib/addresses/paths';
import type { LocalPath } from '@/lib/addresses/routes';
import { config } from '@/lib/config/config';
import { screenUrl } from '@/lib/config/screen-url';
import type { LocalizedContent } from '@/lib/content/localized';
import { plainText } from '@/lib/content/model/sanitize';
import type { Target } from '@/lib/content/model/targets';
import { clockNow } from '@/lib/dates/build-clock';
import { htmlLangs, type Locale } from '@/lib/i18n/locales';
import { spanOf } from '@/lib/schedule/calendar-dates';
import { entriesOf, type LivestreamEntry } from '@/lib/schedule/calendar-files';
import { featuredFirst } from '@/lib/schedule/nearest-first';
import { streamsOf } from '@/lib/schedule/streams';

const CONTEXT = 'https://schema.org';
const SCHEDULED = 'https://schema.org/EventScheduled';
const statuses = {
  confirmed: SCHEDULED,
  moved: 'https://schema.org/EventRescheduled',
  cancelled: 'https://schema.org/EventCancelled',
};

function fullAddress(picture: string): string {
  return picture.startsWith('/') ? `${config.site_url}${withBasePath(picture)}` : picture;
}

function livestreamFacts(entry: LivestreamEntry, isOnTop: boolean, locale: Locale) {
  const { title: name, time, lang, source: livestream } = entry;
  const [source] = streamsOf(livestream, locale);
  // as on the page: only the one on top shows its description
  const description = (isOnTop && plainText(livestream.description)) || name;
  const times = { startDate: time.starts, endDate: time.ends };
  const inLanguage = lang ?? htmlLangs[locale];
  if (!source) {
    return {
      '@type': 'Event',
      name,
      description,
      ...times,
      inLanguage,
      eventStatus: SCHEDULED,
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: entry.url },
    };
  }
  return {
    '@type': 'VideoObject',
    name,
    description,
    inLanguage,
    thumbnailUrl: fullAddress(livestream.thumbnail ?? '/images/video-placeholder.png'),
    uploadDate: livestream.date,
    url: source.page,
    // search engines mark only one as live
    ...(isOnTop && {
      publication: { '@type': 'BroadcastEvent', isLiveBroadcast: true, name, ...times },
    }),
  };
}

export function livestreamsData(content: LocalizedContent) {
  const visible = entriesOf(content).livestreams.map((each) => ({
    ...each,
    ...spanOf(each.time),
    isFirst: each.source.is_first,
  }));
  const [onTop] = featuredFirst(visible, clockNow());
  const facts = visible.map((one) => livestreamFacts(one, one === onTop, content.locale));
  return { '@context': CONTEXT, '@graph': facts };
}

export function calendarEventsData(content: LocalizedContent) {
  const { events } = entriesOf(content);
  return {
    '@context': CONTEXT,
    '@graph': events.map(
      ({ title, description, url, time, place, lang, status = 'confirmed' }) => ({
        '@type': 'Event',
        name: title,
        description,
        url,
        inLanguage: lang ?? htmlLangs[content.locale],
        eventStatus: statuses[status],
        ...(place && { location: { '@type': 'Place', name: place, address: place } }),
        startDate: time.starts,
        ...(time.ends && { endDate: time.ends }),
      }),
    ),
  };
}

export function organizationData({ values, locale }: LocalizedContent) {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name: values.site_title,
    url: screenUrl(locale, '/'),
    logo: fullAddress('/icons/icon-512.png'),
    sameAs: Object.values(config.accounts),
  };
}

type LocalPage = {
  locale: Locale;
  path: LocalPath;
  title: string;
  description: string;
  /** whom a call from there reaches; none where no seat is filled */
  people: readonly Pick<Target, 'name' | 'role' | 'phone'>[];
};

export function localPageData({ locale, path, title, description, people }: LocalPage) {
  const about = people.map(({ name, role, phone }) => {
    return { '@type': 'Person', name, jobTitle: role, telephone: phone };
  });
  return {
    '@context': CONTEXT,
    '@type': 'WebPage',
    name: title,
    description,
    url: screenUrl(locale, path),
    inLanguage: htmlLangs[locale],
    ...(about.length > 0 && { about }),
  };
}
