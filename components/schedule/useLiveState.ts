import { useNow } from '@/components/ui/useNow';
import {
  type LiveState,
  liveState,
  msUntilChange,
  type Span,
} from '@/lib/schedule/livestream-phase';

/** Null on the server, and for what has no times. */
export function useLiveState(span: Span | undefined): LiveState | null {
  const now = useNow((moment) => (span ? msUntilChange(span, moment) : null));
  return span && now !== null ? liveState(span, now) : null;
}
