import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useNow } from '@/components/ui/useNow';
import { whenIdle } from '@/lib/browser/clock';
import { CAMPAIGN_TIME_ZONE, localTime } from '@/lib/schedule/dates';
import {
  type LiveState,
  liveState,
  msUntilChange,
  type Span,
} from '@/lib/schedule/livestream-phase';

/** Where something that runs for a while stands; null on the server, and for what has no times. */
export function useLiveState(span: Span | undefined): LiveState | null {
  const now = useNow((moment) => (span ? msUntilChange(span, moment) : null));
  return span && now !== null ? liveState(span, now) : null;
}

/**
 * A moment in the visitor's time zone, as text; null until the page is idle, without a moment, and where
 * that is the campaign's time.
 */
export function useVisitorTime(moment: number | undefined): string | null {
  const t = useTranslations('livestream');
  const locale = useLocale();
  const [time, setTime] = useState<string | null>(null);

  useEffect(() => {
    if (moment === undefined) return setTime(null);
    // a browser's first date holds up a slow phone for 80 ms: not while React takes the page over
    whenIdle(() => {
      const own = localTime(moment, locale);
      setTime(own === localTime(moment, locale, CAMPAIGN_TIME_ZONE) ? null : own);
    });
  }, [moment, locale]);

  return time && t('yourTime', { time });
}
