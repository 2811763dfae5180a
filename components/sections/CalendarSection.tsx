import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/Button';
import layout from '@/components/ui/layout.module.css';
import type { Edition } from '@/lib/content/load';
import styles from './CalendarSection.module.css';
import { EventCard } from './EventCard';
import { Section, SectionHead } from './Section';

/** The calendar events as the content lists them (spec.md section 2, Calendar). */
export function CalendarSection({ content, langOf }: Edition) {
  const t = useTranslations('calendar');
  const lang = langOf('events');

  return (
    <Section id="calendar">
      <SectionHead id="calendar" title={content.calendar_title} lang={langOf('calendar_title')} />
      {content.events.length === 0 && <p>{t('none')}</p>}
      <ul className={styles.events}>
        {content.events.map((event) => (
          <li key={`${event.date} ${event.title}`}>
            <EventCard
              date={event.date}
              title={event.title}
              mark={event.upcoming ? t('upcoming') : undefined}
              lang={lang}
            >
              <p lang={lang}>{event.description}</p>
              {event.link !== '#' && (
                <div>
                  <ButtonLink ink="ink" href={event.link}>
                    {t('details')}
                    <span className={layout.hidden} lang={lang}>
                      {' '}
                      {event.title}
                    </span>
                  </ButtonLink>
                </div>
              )}
            </EventCard>
          </li>
        ))}
      </ul>
    </Section>
  );
}
