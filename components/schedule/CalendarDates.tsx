'use client';

import clsx from 'clsx';
import { LongList } from '@/components/ui/LongList';
import { useNow } from '@/components/ui/useNow';
import type { CalendarDate } from '@/lib/schedule/calendar-dates';
import { nearestFirst } from '@/lib/schedule/nearest-first';
import styles from './CalendarSection.module.css';
import { EventCard } from './EventCard';

/** The dates in the order of the day on which the page is built, then of that on which it opens. */
export function CalendarDates({ dates }: { dates: readonly CalendarDate[] }) {
  const openedAt = useNow(() => null);
  const shown = openedAt === null ? dates : nearestFirst(dates, openedAt, ({ span }) => span);

  return (
    <LongList count={shown.length} first={4}>
      <ul className={clsx('columns', styles.events)}>
        {shown.map((date) => (
          <li key={date.key}>
            <EventCard date={date} />
          </li>
        ))}
      </ul>
    </LongList>
  );
}
