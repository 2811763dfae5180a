'use client';

import { useIsPast } from '@/components/ui/useNow';
import type { Span } from '@/lib/schedule/livestream-phase';

type CalendarLeadProps = {
  /** when each event is; undefined for one whose date names no day */
  spans: readonly (Span | undefined)[];
  lead: string;
  /** said once all is over */
  over: string;
};

/** The calendar’s opening sentence: the same for everybody in the HTML, another once all is over. */
export function CalendarLead({ spans, lead, over }: CalendarLeadProps) {
  const ends = spans.map((span) => span?.endsAt ?? Number.POSITIVE_INFINITY);
  return <p>{useIsPast(Math.max(...ends)) ? over : lead}</p>;
}
