import { useNow } from './useNow';

/** A moment that is further away is looked at again: no timer runs for a month. */
const LONGEST_WAIT_MS = 60_000;

/** True once a moment (in milliseconds since 1970) has come; never on the server. */
export function useIsPast(moment: number): boolean {
  const now = useNow((at) => (at < moment ? Math.min(moment - at, LONGEST_WAIT_MS) : null));
  return now !== null && now >= moment;
}
