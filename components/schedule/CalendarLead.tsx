'use client';

import { useIsPast } from '@/components/ui/useNow';

type CalendarLeadProps = {
  /** when the last of the dates is over, which is never for an event without a moment */
  endsAt: number;
  lead: string;
  over: string;
};

export function CalendarLead({ endsAt, lead, over }: CalendarLeadProps) {
  return <p>{useIsPast(endsAt) ? over : lead}</p>;
}
