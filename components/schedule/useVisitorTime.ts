import { useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { create } from 'zustand';
import { CAMPAIGN_TIME_ZONE, localTime } from '@/lib/schedule/campaign-time';

/** True once one of the page’s times is near the screen: all come then. */
const useNear = create(() => ({ isNear: false }));

/**
 * A moment in the visitor’s time zone, as text, and a ref for its element: null until it is near the
 * screen, without a moment, and where the zone is the campaign’s.
 */
export function useVisitorTime(moment: number | undefined) {
  const t = useTranslations('livestream');
  const locale = useLocale();
  const { isNear } = useNear();

  // a browser's first date holds up a slow phone for 80 ms, and most visitors never come to one
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && useNear.setState({ isNear: true }),
      { rootMargin: '100%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  if (moment === undefined || !isNear) return { ref, time: null };
  const own = localTime(moment, locale);
  const isOther = own !== localTime(moment, locale, CAMPAIGN_TIME_ZONE);
  return { ref, time: isOther ? t('yourTime', { time: own }) : null };
}
