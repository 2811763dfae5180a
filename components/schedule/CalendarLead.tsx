'use client';

import { useIsPast } from '@/components/ui/useNow';
import type { Span } from '@/lib/schedule/livestream-phase';

type CalendarLeadProps = {
  /** undefined for an event without a moment */
  spans: readonly (Span | undefined)[];
  lead: string;
  over: string;
};

export function CalendarLead({ spans, lead, over }: CalendarLeadProps) {
  const ends = spans.map((span) => span?.endsAt ?? Number.POSITIVE_INFINITY);
  return <p>{useIsPast(Math.max(...ends)) ? over : lead}</p>;
}
