'use client';

import { useLocale, useTranslations } from 'next-intl';
import layout from '@/components/ui/layout.module.css';
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
  const { values, fallbackLang } = useContent();
  const { intro_moral_monday_starts_at: starts, intro_moral_monday_place: place } = values;
  const moment = starts && dayAndTime(starts, locale);
  const visitorTime = useVisitorTime(starts ? Date.parse(starts) : undefined);
  const endsAt = starts ? spanOf({ starts, ends: undefined }).endsAt : Number.NaN;
  const isOver = useIsPast(endsAt);

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
      {moment && (
        <p className={layout.lineRoom}>
          {/* lib/gate/dated.ts shows it before React does */}
          <span data-past={endsAt} hidden={!isOver}>
            {t('passed')}
          </span>
          {!isOver && visitorTime}
        </p>
      )}
      {place && <p lang={fallbackLang('intro_moral_monday_place')}>{place}</p>}
    </div>
  );
}
