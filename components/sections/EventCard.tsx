import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { AddToCalendar } from '@/components/livestream/AddToCalendar';
import { ButtonLink, buttonClass } from '@/components/ui/Button';
import layout from '@/components/ui/layout.module.css';
import type from '@/components/ui/type.module.css';
import { displayDate } from '@/lib/calendar/dates';
import type { CalendarEvent } from '@/lib/content/schema';
import type { HtmlLang } from '@/lib/i18n/locales';
import styles from './EventCard.module.css';

type EventCardProps = {
  event: CalendarEvent;
  /** the address of its calendar file, where its date names a day */
  calendar: string | undefined;
  lang: HtmlLang | undefined;
};

/** A calendar event: its date on a calendar leaf, its title, and what there is to say and to press. */
export function EventCard({ event, calendar, lang }: EventCardProps) {
  const t = useTranslations('calendar');
  const { title, description, link, upcoming } = event;
  const { month, day } = displayDate(event.date);

  return (
    <div className={styles.event}>
      <p className={styles.date} lang={lang}>
        <span>{month}</span>
        {day && <b>{day}</b>}
      </p>
      <div>
        {upcoming && <p className={styles.mark}>{t('upcoming')}</p>}
        <h3 className={clsx(type.sub, styles.title)} lang={lang}>
          {title}
        </h3>
      </div>
      <div className={styles.body}>
        <p lang={lang}>{description}</p>
        <div>
          {link !== '#' && (
            <ButtonLink variant="dark" href={link}>
              {t('details')}
              <span className={layout.visuallyHidden}>
                {' '}
                <span lang={lang}>{title}</span>
              </span>
            </ButtonLink>
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
