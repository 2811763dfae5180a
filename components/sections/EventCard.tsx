import type { ReactNode } from 'react';
import type from '@/components/ui/type.module.css';
import { displayDate } from '@/lib/calendar/dates';
import type { HtmlLang } from '@/lib/i18n/locales';
import styles from './EventCard.module.css';

type EventCardProps = {
  date: string;
  title: string;
  mark?: string | undefined;
  lang?: HtmlLang | undefined;
  children: ReactNode;
};

/** A date on a calendar leaf, a title, and what there is to say and to press. */
export function EventCard({ date, title, mark, lang, children }: EventCardProps) {
  const { month, day } = displayDate(date);

  return (
    <div className={styles.event}>
      <p className={styles.date} lang={lang}>
        <span>{month}</span>
        {day && <b>{day}</b>}
      </p>
      <div>
        {mark && <p className={styles.mark}>{mark}</p>}
        <h3 className={`${type.sub} ${styles.title}`} lang={lang}>
          {title}
        </h3>
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
