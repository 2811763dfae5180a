'use client';

import { useLocale } from 'next-intl';
import layout from '@/components/ui/layout.module.css';
import typography from '@/components/ui/typography.module.css';
import { useIsPast } from '@/components/ui/useNow';
import { useContent } from '@/components/providers/ContentProvider';
import { dayAndTime } from '@/lib/schedule/campaign-time';
import { useVisitorTime } from './useVisitorTime';

export function WhenAndWhere() {
  const locale = useLocale();
  const { values, fallbackLang, nextEvent } = useContent();
  const { intro_moral_monday_starts_at: starts, intro_moral_monday_place: place } = values;
  const moment = starts && dayAndTime(starts, locale);
  const visitor = useVisitorTime(starts ? Date.parse(starts) : undefined);
  const isOver = useIsPast(nextEvent?.endsAt);

  return (
    <div>
      {/* a line each, so that none breaks otherwise once the poster's letters are there */}
      {moment && (
        <p className={typography.small}>
          {`${moment.day}, `}
          <br />
          {moment.time}
        </p>
      )}
      {place && <p lang={fallbackLang('intro_moral_monday_place')}>{place}</p>}
      {moment && (
        <p ref={visitor.ref} className={layout.lineRoom}>
          {!isOver && visitor.time}
        </p>
      )}
    </div>
  );
}
