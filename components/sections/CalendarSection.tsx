import { useTranslations } from 'next-intl';
import { JsonLd } from '@/components/ui/JsonLd';
import { calendarHref, entriesOf, feedHrefs } from '@/lib/calendar/files';
import type { LocalizedContent } from '@/lib/content/localized';
import { calendarEventsData } from '@/lib/content/structured';
import styles from './CalendarSection.module.css';
import { EventCard } from './EventCard';
import { Section, SectionHead } from './Section';

/** The calendar events as the content lists them (spec.md section 2, Calendar). */
export function CalendarSection(edition: LocalizedContent) {
  const { content, fallbackLang, locale } = edition;
  const t = useTranslations('calendar');
  const entries = entriesOf(edition).events;
  const feed = feedHrefs(locale);

  return (
    <Section id="calendar">
      <SectionHead id="calendar" title={edition.text('calendar_title')} />
      {content.events.length === 0 && <p>{t('none')}</p>}
      <ul className={styles.events}>
        {content.events.map((event, index) => {
          const entry = entries[index];
          return (
            <li key={entry?.name ?? `${event.date} ${event.title}`}>
              <EventCard
                event={event}
                calendar={entry ? calendarHref(locale, entry) : undefined}
                lang={fallbackLang('events')}
              />
            </li>
          );
        })}
      </ul>
      <p className={styles.feed}>
        <a href={feed.subscribe}>{t('subscribe')}</a>
        <a href={feed.download}>{t('download')}</a>
      </p>
      <JsonLd data={calendarEventsData(edition)} />
    </Section>
  );
}
