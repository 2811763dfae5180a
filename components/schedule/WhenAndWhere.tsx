'use client';

import { useLocale } from 'next-intl';
import { useIsPast } from '@/components/ui/useNow';
import { useContent } from '@/components/providers/ContentProvider';
import { dayAndTime } from '@/lib/schedule/campaign-time';
import { AccessLine } from './AccessLine';
import { VisitorTime } from './VisitorTime';

/** Without what is there for access where the page says it further down. */
export function WhenAndWhere({ hasAccess = true }) {
  const locale = useLocale();
  const { values, fallbackLang, nextEvent } = useContent();
  const { intro_moral_monday_starts_at: starts, intro_moral_monday_place: place } = values;
  const moment = starts && dayAndTime(starts, locale);
  const isOver = useIsPast(nextEvent?.endsAt);
  const access = isOver || !hasAccess ? undefined : nextEvent?.access;

  return (
    <div className={access && 'rows'}>
      {/* a line each, so that the poster's letters move no line break when they load */}
      {moment && (
        <p className="smallTitle">
          {`${moment.day}, `}
          <br />
          {moment.time}
        </p>
      )}
      {place && <p lang={fallbackLang('intro_moral_monday_place')}>{place}</p>}
      <AccessLine access={access} />
      {moment && <VisitorTime moment={isOver ? undefined : Date.parse(starts)} />}
    </div>
  );
}
