import 'server-only';
import { withBasePath } from '@/lib/addresses/paths';
import type { LocalPath } from '@/lib/addresses/routes';
import type { Senator } from '@/lib/call/senators';
import { config } from '@/lib/config/config';
import { screenUrl } from '@/lib/config/screen-url';
import type { LocalizedContent } from '@/lib/content/localized';
import type { Livestream } from '@/lib/content/model/livestreams';
import { plainText } from '@/lib/content/model/sanitize';
import type { Target } from '@/lib/content/model/targets';
import { clockNow } from '@/lib/dates/build-clock';
import { htmlLangs } from '@/lib/i18n/locales';
import { entriesOf } from '@/lib/schedule/calendar-files';
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

function livestreamFacts(
  livestream: Livestream,
  isOnTop: boolean,
  { locale, entryLang }: LocalizedContent,
) {
  const [source] = streamsOf(livestream, locale);
  const name = livestream.title;
  // as on the page: only the one on top shows its description
  const description = (isOnTop && plainText(livestream.description)) || name;
  const times = { startDate: livestream.date, endDate: livestream.end_time };
  const inLanguage = entryLang('livestreams', livestream) ?? htmlLangs[locale];
  if (!source) {
    const page = `${screenUrl(locale, '/')}#livestream`;
    return {
      '@type': 'Event',
      name,
      description,
      ...times,
      inLanguage,
      eventStatus: SCHEDULED,
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: page },
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
  const visible = content.values.livestreams
    .filter(({ visible }) => visible)
    .map((each) => ({
      each,
      isFirst: each.is_first,
      startsAt: Date.parse(each.date),
      endsAt: Date.parse(each.end_time),
    }));
  const [onTop] = featuredFirst(visible, clockNow());
  const facts = visible.map((one) => livestreamFacts(one.each, one === onTop, content));
  return { '@context': CONTEXT, '@graph': facts };
}

export function calendarEventsData(content: LocalizedContent) {
  const { values, locale, entryLang } = content;
  const { events } = entriesOf(content);
  const known = values.events.flatMap((event, index) => {
    const entry = events[index];
    return entry ? [{ ...entry, lang: entryLang('events', event) }] : [];
  });
  return {
    '@context': CONTEXT,
    '@graph': known.map(({ title, description, url, time, place, lang, status = 'confirmed' }) => ({
      '@type': 'Event',
      name: title,
      description,
      url,
      inLanguage: lang ?? htmlLangs[locale],
      eventStatus: statuses[status],
      ...(place && { location: { '@type': 'Place', name: place, address: place } }),
      startDate: time.starts,
      ...(time.ends && { endDate: time.ends }),
    })),
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

type LocalPage = { content: LocalizedContent; path: LocalPath; title: string; description: string };

function localPageData({ content, path, title, description }: LocalPage, about: object[]) {
  return {
    '@context': CONTEXT,
    '@type': 'WebPage',
    name: title,
    description,
    url: screenUrl(content.locale, path),
    inLanguage: htmlLangs[content.locale],
    ...(about.length > 0 && { about }),
  };
}

export function statePageData(page: LocalPage & { senators: readonly Senator[] }) {
  return localPageData(
    page,
    page.senators.map(({ name, phone }) => ({
      '@type': 'Person',
      name,
      jobTitle: 'United States Senator',
      telephone: phone,
    })),
  );
}

export function targetPageData(page: LocalPage & { target: Target }) {
  const { name, role, phone } = page.target;
  return localPageData(page, [{ '@type': 'Person', name, jobTitle: role, telephone: phone }]);
}
