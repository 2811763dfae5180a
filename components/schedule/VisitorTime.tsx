'use client';

import { useLocale, useTranslations } from 'next-intl';
import { create } from 'zustand';
import { CAMPAIGN_TIME_ZONE, localTime } from '@/lib/schedule/campaign-time';

/** True once one of the page’s times is near the screen: all come then. */
const useNear = create(() => ({ isNear: false }));

// a browser's first date holds up a slow phone for 80 ms, and most visitors never come to one
function watchNear(element: Element | null) {
  if (!element) return;
  const observer = new IntersectionObserver(
    ([entry]) => entry?.isIntersecting && useNear.setState({ isNear: true }),
    { rootMargin: '100%' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** A moment by the visitor's clock, if that differs from the campaign's; the line keeps its height without it. */
export function VisitorTime({ moment }: { moment: number | undefined }) {
  const t = useTranslations('livestream');
  const locale = useLocale();
  const { isNear } = useNear();
  const timeIn = (zone?: string) => moment && localTime(moment, locale, zone);
  const time = isNear && timeIn();

  return (
    <p ref={watchNear} className="note lineRoom">
      {time && time !== timeIn(CAMPAIGN_TIME_ZONE) && t('yourTime', { time })}
    </p>
  );
}
