'use client';

import { useTranslations } from 'next-intl';
import type { Span } from '@/lib/schedule/livestream-phase';
import { useLiveState } from './useLiveState';

type CalendarLeadProps = {
  /** when each event is; undefined for one whose date names no day */
  spans: readonly (Span | undefined)[];
  isRecorded: boolean;
  isCallOpen: boolean;
};

/** The calendar's opening sentence: in the HTML it is the same for everybody, and changes when all is over. */
export function CalendarLead({ spans, isRecorded, isCallOpen }: CalendarLeadProps) {
  const t = useTranslations('calendar');
  const end = Math.max(...spans.map((span) => span?.endsAt ?? Number.POSITIVE_INFINITY));
  const isOver = useLiveState({ startsAt: 0, endsAt: end })?.phase === 'ended';

  return (
    <p>
      {isOver && isCallOpen
        ? t('over', { count: spans.length, recorded: String(isRecorded) })
        : t('lead')}
    </p>
  );
}
