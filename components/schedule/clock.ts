import { useLocale, useTranslations } from 'next-intl';
import { useIsMounted } from '@/components/ui/useIsMounted';
import { useNow } from '@/components/ui/useNow';
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
 * A moment in the visitor's time zone, as text; null on the server, without a moment, and where that is
 * the campaign's time.
 */
export function useVisitorTime(moment: number | undefined): string | null {
  const t = useTranslations('livestream');
  const locale = useLocale();
  const isMounted = useIsMounted();
  if (!isMounted || moment === undefined) return null;

  const time = localTime(moment, locale);
  const isOwn = time !== localTime(moment, locale, CAMPAIGN_TIME_ZONE);
  return isOwn ? t('yourTime', { time }) : null;
}
