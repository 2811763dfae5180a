'use client';

import { useVisitorTime } from './useVisitorTime';

/** A moment by the visitor's clock, behind a dot, where it is another one than the campaign's. */
export function VisitorTime({ moment }: { moment: number | undefined }) {
  const { ref, time } = useVisitorTime(moment);
  return <span ref={ref}>{time && ` · ${time}`}</span>;
}
