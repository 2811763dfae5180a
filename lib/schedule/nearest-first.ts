import { liveState, type Span } from './livestream-phase';

const FAR_MS = 1e15;

/**
 * What people look for first at a moment, first: what is live, then the nearest to come, then what names
 * no day, then what is over, the latest first.
 */
export function nearestFirst<Entry>(
  entries: readonly Entry[],
  now: number,
  spanOf: (entry: Entry) => Span | undefined,
): Entry[] {
  const rank = (entry: Entry) => {
    const span = spanOf(entry);
    if (!span) return FAR_MS;
    const { phase } = liveState(span, now);
    if (phase === 'ended') return 3 * FAR_MS - span.startsAt;
    return phase === 'live' ? span.startsAt - FAR_MS : span.startsAt;
  };
  return [...entries].sort((one, other) => rank(one) - rank(other));
}

/** Livestreams, the one on top first: the nearest marked one, while it is to come and once all are over. */
export function featuredFirst<Entry extends Span & { isFirst: boolean }>(
  livestreams: readonly Entry[],
  now: number,
): Entry[] {
  const sorted = nearestFirst(livestreams, now, (each) => each);
  const [nearest] = sorted;
  const marked = sorted.find(({ isFirst }) => isFirst) ?? nearest;
  const isUpcoming = (livestream: Entry | undefined) => livestream && now < livestream.endsAt;
  const onTop = isUpcoming(nearest) && !isUpcoming(marked) ? nearest : marked;
  return sorted.sort((one, other) => Number(other === onTop) - Number(one === onTop));
}
