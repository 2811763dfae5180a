/** In milliseconds since 1970. */
export type Span = { startsAt: number; endsAt: number };

export type LiveState =
  | { phase: 'upcoming'; startsInMs: number }
  | { phase: 'live' }
  | { phase: 'ended' };

export const MINUTE_MS = 60_000;

/** Live from its first millisecond until its end. */
export function liveState({ startsAt, endsAt }: Span, now: number): LiveState {
  if (now < startsAt) return { phase: 'upcoming', startsInMs: startsAt - now };
  return now < endsAt ? { phase: 'live' } : { phase: 'ended' };
}

/** How long what `liveState` says in whole minutes stays true: at most a minute; null if for ever. */
export function msUntilChange(span: Span, now: number): number | null {
  const state = liveState(span, now);
  if (state.phase === 'ended') return null;
  if (state.phase === 'live') return Math.min(span.endsAt - now, MINUTE_MS);
  return state.startsInMs % MINUTE_MS || MINUTE_MS;
}
