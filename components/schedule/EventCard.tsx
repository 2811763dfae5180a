import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { buttonClass } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { SpokenTitle } from '@/components/ui/SpokenTitle';
import video from '@/components/ui/video.module.css';
import { isPlainClick } from '@/lib/browser/plain-click';
import { holdInView, targetOfLink } from '@/lib/browser/scroll';
import { publicConfig } from '@/lib/config/public-config';
import type { CalendarDate } from '@/lib/schedule/calendar-dates';
import { eventState } from '@/lib/schedule/event-state';
import { countPlay } from '@/lib/tracking/counting.browser';
import { requestPlay } from '@/lib/video/playing';
import { AccessLine } from './AccessLine';
import { AddToCalendar } from './AddToCalendar';
import styles from './CalendarSection.module.css';
import { useLiveState } from './LiveMark';
import live from './LivestreamSection.module.css';
import { VisitorTime } from './VisitorTime';

export function EventCard({ date }: { date: CalendarDate }) {
  const t = useTranslations('calendar');
  const { month, day, time, title, lang, wasUpcoming } = date;
  // a page that is built after the event says so before scripts
  const atBuild = wasUpcoming === false ? ({ phase: 'ended' } as const) : null;
  const event = eventState(date, useLiveState(date.span) ?? atBuild);
  const { isPast, change, clockMark, recording, link, calendar } = event;
  const look = isPast ? video.go : buttonClass({ variant: 'outline' });

  return (
    <div className={clsx(styles.event, isPast && styles.past)}>
      <p className={styles.date} lang={lang}>
        <span>{month}</span>
        {day && <b>{day}</b>}
      </p>
      <div>
        {change && <p className={clsx(live.state, live.upcoming)}>{t(change)}</p>}
        <h3 className={clsx('subTitle', styles.title)} lang={lang}>
          {title}
        </h3>
        {time && (
          <p className="note">
            <b className={styles.time} lang={lang}>
              {time}
            </b>
          </p>
        )}
        {event.startsAt && <VisitorTime moment={event.startsAt} />}
        {/* as tall before the clock fills it */}
        {(wasUpcoming || clockMark) && !isPast && !change && (
          <p className={clsx('screenOnly', live.state, clockMark && live.upcoming)}>
            {clockMark && t(clockMark)}
          </p>
        )}
      </div>
      <div className={clsx('measure', styles.body)}>
        <p lang={lang}>{event.text}</p>
        <AccessLine access={event.access} />
        <div className="cluster screenOnly">
          {recording && (
            <a
              className={look}
              href={`#${recording}`}
              data-scripted={publicConfig.isArchived ? undefined : ''}
              onClick={(event) => playRecording(recording, event)}
            >
              <Icon name="play" />
              {t(isPast ? 'recording' : 'livestream')}
              <SpokenTitle title={title} lang={lang} />
            </a>
          )}
          {link && (
            <a className={look} href={link}>
              {t('details')}
              <SpokenTitle title={title} lang={lang} />
            </a>
          )}
          {calendar && <AddToCalendar href={calendar} title={title} lang={lang} className={look} />}
        </div>
      </div>
    </div>
  );
}

function playRecording(name: string, event: MouseEvent<HTMLAnchorElement>) {
  if (publicConfig.isArchived || !isPlainClick(event)) return;
  event.preventDefault();
  // the player takes the focus if nothing else has it
  event.currentTarget.blur();
  countPlay();
  requestPlay(name);
  const livestream = targetOfLink(event.currentTarget);
  if (livestream) holdInView(livestream);
}
