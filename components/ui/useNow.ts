import { useEffect, useState } from 'react';
import { wakeAfter } from '@/lib/browser/clock';
import { useIsMounted } from './useIsMounted';

/**
 * The time, in milliseconds since 1970, updated after `msUntilChange`; null there means never, so that it
 * stays the moment of opening. Null on the server.
 */
export function useNow(msUntilChange: (now: number) => number | null): number | null {
  const isMounted = useIsMounted();
  const [now, setNow] = useState(() => Date.now());
  const wait = msUntilChange(now);

  // biome-ignore lint/correctness/useExhaustiveDependencies: two waits may be equally long
  useEffect(
    () => (wait === null ? undefined : wakeAfter(wait, () => setNow(Date.now()))),
    [wait, now],
  );

  return isMounted ? now : null;
}

/** A longer wait takes several timers: no browser runs one for a month. */
const LONGEST_WAIT_MS = 60_000;

/** True once a moment (in milliseconds since 1970) has come; never on the server, nor without one. */
export function useIsPast(moment = Number.NaN): boolean {
  const now = useNow((at) => (at < moment ? Math.min(moment - at, LONGEST_WAIT_MS) : null));
  return now !== null && now >= moment;
}
