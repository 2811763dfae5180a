'use client';

import { useLocale, useTranslations } from 'next-intl';
import typography from '@/components/ui/typography.module.css';
import { useIsPast } from '@/components/ui/useIsPast';
import { useContent } from '@/components/providers/ContentProvider';
import { LazyMessages } from '@/components/providers/LazyMessages';
import { dayAndTime } from '@/lib/schedule/dates';
import { spanOf } from '@/lib/schedule/spans';
import event from '@/messages/event.json';
import { useVisitorTime } from './useVisitorTime';

/** The next event's date and place as far as the content has them, and whether it is over. */
export function WhenAndWhere() {
  return (
    <LazyMessages messages={{ event }}>
      <Facts />
    </LazyMessages>
  );
}

function Facts() {
  const t = useTranslations('event');
  const locale = useLocale();
  const { content, fallbackLang } = useContent();
  const { intro_moral_monday_starts_at: starts, intro_moral_monday_place: place } = content;
  const moment = starts && dayAndTime(starts, locale);
  const visitorTime = useVisitorTime(starts ? Date.parse(starts) : undefined);
  const isOver = useIsPast(starts ? spanOf({ starts, ends: undefined }).endsAt : Number.NaN);

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
      {visitorTime && <p>{visitorTime}</p>}
      {place && <p lang={fallbackLang('intro_moral_monday_place')}>{place}</p>}
      {isOver && <p>{t('passed')}</p>}
    </div>
  );
}
