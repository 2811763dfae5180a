import { useLocale, useTranslations } from 'next-intl';
import { useIsMounted } from '@/components/ui/useIsMounted';
import { CAMPAIGN_TIME_ZONE, localTime } from '@/lib/schedule/dates';

/**
 * A moment in the visitor's time zone, as text; null on the server, without a moment, and where that is
 * Washington's time.
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
