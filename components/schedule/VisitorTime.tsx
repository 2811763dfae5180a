'use client';

import { clsx } from 'clsx';
import layout from '@/components/ui/layout.module.css';
import typography from '@/components/ui/typography.module.css';
import { useVisitorTime } from './useVisitorTime';

/** A line for a moment by the visitor's clock, where it is another one than the campaign's; as tall without it. */
export function VisitorTime({ moment }: { moment: number | undefined }) {
  const { ref, time } = useVisitorTime(moment);
  return (
    <p ref={ref} className={clsx(typography.note, layout.lineRoom)}>
      {time}
    </p>
  );
}
