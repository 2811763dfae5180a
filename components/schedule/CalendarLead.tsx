'use client';

import { useTranslations } from 'next-intl';
import { useIsPast } from '@/components/ui/useNow';
import type { Span } from '@/lib/schedule/livestream-phase';

type CalendarLeadProps = {
  /** when each event is; undefined for one whose date names no day */
  spans: readonly (Span | undefined)[];
  isRecorded: boolean;
  isCallOpen: boolean;
};

/** The calendar's opening sentence: in the HTML it is the same for everybody, and changes when all is over. */
export function CalendarLead({ spans, isRecorded, isCallOpen }: CalendarLeadProps) {
  const t = useTranslations('calendar');
  const ends = spans.map((span) => span?.endsAt ?? Number.POSITIVE_INFINITY);
  const isOver = useIsPast(Math.max(...ends));

  return (
    <p>
      {isOver && isCallOpen
        ? t('over', { count: spans.length, recorded: String(isRecorded) })
        : t('lead')}
    </p>
  );
}
