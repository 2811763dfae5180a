import { useEffect, useState } from 'react';
import { wakeAfter } from '@/lib/browser/clock';
import { type LiveState, liveState, msUntilChange, type Span } from '@/lib/video/live';

/** Keeps in step with where a livestream stands while the page is open. */
export function useLiveState({ startsAt, endsAt }: Span): LiveState {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const wait = msUntilChange({ startsAt, endsAt }, now);
    return wait === null ? undefined : wakeAfter(wait, () => setNow(Date.now()));
  }, [startsAt, endsAt, now]);

  return liveState({ startsAt, endsAt }, now);
}
