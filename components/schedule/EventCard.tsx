'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/Button';
import { SpokenTitle } from '@/components/ui/SpokenTitle';
import typography from '@/components/ui/typography.module.css';
import video from '@/components/video/video.module.css';
import type { CalendarDate } from '@/lib/schedule/calendar-dates';
import { AddToCalendar } from './AddToCalendar';
import styles from './EventCard.module.css';
import live from './livestream.module.css';
import { RecordingLink } from './RecordingLink';
import { useLiveState } from './useLiveState';
import { useVisitorTime } from './useVisitorTime';

type EventCardProps = { date: CalendarDate };

/**
 * A calendar event: its date on a calendar leaf, its title, its description and its actions. A past
 * event is an outline that leads to its recording; the visitor's clock decides, never the page's HTML.
 */
export function EventCard({ date }: EventCardProps) {
  const t = useTranslations('calendar');
  const { month, day, title, description, place, lang, year, link, calendar } = date;
  const { recording, span, status } = date;
  const state = useLiveState(span);
  // of a date that names no day the content alone knows
  const phase = span ? state?.phase : date.upcoming ? 'upcoming' : undefined;
  const visitorTime = useVisitorTime(date.startsAt);
  const isPast = phase === 'ended';
  const clockMark = phase === 'live' || (phase === 'upcoming' && date.upcoming) ? phase : null;
  const isCalledOff = status === 'cancelled';
  const change = isCalledOff || status === 'moved' ? status : null;
  const mark = change ?? clockMark;

  return (
    <div className={clsx(styles.event, isPast && styles.past)}>
      <p className={styles.date} lang={lang}>
        <span>{month}</span>
        {day && <b>{day}</b>}
      </p>
      <div>
        {mark && (
          <p className={clsx(live.state, live.upcoming, change ? styles.change : styles.clockMark)}>
            {t(mark)}
          </p>
        )}
        <h3 className={clsx(typography.sub, styles.title)} lang={lang}>
          {title}
        </h3>
      </div>
      <div className={styles.body}>
        <p lang={lang}>{isPast && place ? `${year} · ${place}` : description}</p>
        {date.startsAt !== undefined && !isPast && <p className={live.when}>{visitorTime}</p>}
        <div>
          {recording && !isCalledOff && (
            <RecordingLink name={recording} title={title} lang={lang} isOver={isPast} />
          )}
          {link !== '#' && (
            <a className={isPast ? video.go : buttonClass({ variant: 'dark' })} href={link}>
              {t('details')}
              <SpokenTitle title={title} lang={lang} />
            </a>
          )}
          {calendar && !isPast && !isCalledOff && (
            <AddToCalendar
              href={calendar}
              title={title}
              lang={lang}
              className={buttonClass({ variant: 'outline' })}
            />
          )}
        </div>
      </div>
    </div>
  );
}
