'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { SpokenTitle } from '@/components/ui/SpokenTitle';
import typography from '@/components/ui/typography.module.css';
import video from '@/components/video/video.module.css';
import { isPlainClick } from '@/lib/browser/plain-click';
import { holdInView, targetOfLink } from '@/lib/browser/scroll';
import { publicConfig } from '@/lib/config/public-config';
import type { HtmlLang } from '@/lib/i18n/locales';
import type { CalendarDate } from '@/lib/schedule/calendar-dates';
import { eventState } from '@/lib/schedule/event-state';
import { countPlay } from '@/lib/tracking/counting.browser';
import { requestPlay } from '@/lib/video/playing';
import { AddToCalendar } from './AddToCalendar';
import styles from './EventCard.module.css';
import live from './LivestreamSection.module.css';
import { useLiveState } from './useLiveState';
import { useVisitorTime } from './useVisitorTime';

export function EventCard({ date }: { date: CalendarDate }) {
  const t = useTranslations('calendar');
  const { month, day, title, lang } = date;
  const event = eventState(date, useLiveState(date.span));
  const visitor = useVisitorTime(event.startsAt);
  const { isPast, change, startsAt, recording, link, calendar } = event;
  const mark = change ?? event.clockMark;

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
        <p lang={lang}>{event.text}</p>
        {startsAt !== undefined && (
          <p ref={visitor.ref} className={clsx(typography.note, live.when)}>
            {visitor.time}
          </p>
        )}
        <div className="cluster screenOnly">
          {recording && (
            <RecordingLink name={recording} title={title} lang={lang} isOver={isPast} />
          )}
          {link && (
            <a className={isPast ? video.go : buttonClass({ variant: 'dark' })} href={link}>
              {t('details')}
              <SpokenTitle title={title} lang={lang} />
            </a>
          )}
          {calendar && (
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

type RecordingLinkProps = {
  name: string;
  title: string;
  lang: HtmlLang | undefined;
  isOver: boolean;
};

function RecordingLink({ name, title, lang, isOver }: RecordingLinkProps) {
  const t = useTranslations('calendar');

  return (
    <a
      className={video.go}
      href={`#${name}`}
      data-scripted={publicConfig.isArchived ? undefined : ''}
      onClick={(event) => {
        if (publicConfig.isArchived || !isPlainClick(event)) return;
        event.preventDefault();
        // the player takes the focus if nothing else has it
        event.currentTarget.blur();
        countPlay();
        requestPlay(name);
        const livestream = targetOfLink(event.currentTarget);
        if (livestream) holdInView(livestream);
      }}
    >
      <Icon name="play" />
      {t(isOver ? 'recording' : 'livestream')}
      <SpokenTitle title={title} lang={lang} />
    </a>
  );
}
