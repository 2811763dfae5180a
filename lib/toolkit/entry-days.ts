import type { ToolkitEntry } from '@/lib/content/model/toolkit';
import { clockNow } from '@/lib/dates/build-clock';
import { endOfDay, momentOf } from '@/lib/dates/local-moment';
import { CAMPAIGN_TIME_ZONE as ZONE } from '@/lib/schedule/campaign-time';

type Dated = Pick<ToolkitEntry, 'last_day'>;

/** When an entry's last day is over, in ms since 1970; undefined for one without a day. */
export function endOfEntry({ last_day: day }: Dated): number | undefined {
  return day === undefined ? undefined : endOfDay(momentOf(`${day}T12:00`, ZONE) ?? '', ZONE);
}

/** The entries in their order; those whose day is over at the build come last. */
export function upcomingFirst<Entry extends Dated>(entries: readonly Entry[]): Entry[] {
  const hasPassed = (entry: Entry) => Number((endOfEntry(entry) ?? Number.NaN) <= clockNow());
  return entries.toSorted((one, other) => hasPassed(one) - hasPassed(other));
}
