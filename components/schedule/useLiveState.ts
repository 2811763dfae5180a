import { useEffect, useState } from 'react';
import { useIsMounted } from '@/components/ui/useIsMounted';
import { wakeAfter } from '@/lib/schedule/clock.browser';
import {
  type LiveState,
  liveState,
  msUntilChange,
  type Span,
} from '@/lib/schedule/livestream-phase';

/** Keeps in step with where a livestream stands; null on the server, which knows no clock. */
export function useLiveState({ startsAt, endsAt }: Span): LiveState | null {
  const isMounted = useIsMounted();
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const wait = msUntilChange({ startsAt, endsAt }, now);
    return wait === null ? undefined : wakeAfter(wait, () => setNow(Date.now()));
  }, [startsAt, endsAt, now]);

  return isMounted ? liveState({ startsAt, endsAt }, now) : null;
}
