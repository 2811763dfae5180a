/** How long a form may stay silent before the visitor is shown the way around it. */
export const EMBED_SILENCE_MS = 8000;

/** What the frame tells, and what its keeper notices. */
export type EmbedEvent =
  | { type: 'loaded' }
  | { type: 'submitted' }
  | { type: 'failed' }
  | { type: 'silent' }
  | { type: 'left' }
  | { type: 'offline' }
  | { type: 'online' }
  | { type: 'escape' }
  | { type: 'height'; height: number };

/** Where an embed stands; the height is the form's own, in CSS px. */
export type Embed = {
  phase: 'loading' | 'shown' | 'rescue' | 'offline' | 'submitted';
  height: number;
};

export const newEmbed: Embed = { phase: 'loading', height: 0 };

/**
 * The next state of an embed. A form that comes late still shows; one that has shown is not taken
 * away by a failure after it, unless another page has taken its place. Offline, an embed has no
 * form; it loads one anew when the connection is back.
 */
export function embedStep(embed: Embed, event: EmbedEvent): Embed {
  if (embed.phase === 'offline') {
    return event.type === 'online' ? { ...embed, phase: 'loading' } : embed;
  }
  switch (event.type) {
    case 'height':
      return { ...embed, height: Math.ceil(event.height) };
    case 'submitted':
      return { ...embed, phase: 'submitted' };
    case 'loaded':
      return embed.phase === 'submitted' ? embed : { ...embed, phase: 'shown' };
    case 'escape':
    case 'online':
      return embed;
    case 'left':
      return embed.phase === 'submitted' ? embed : { ...embed, phase: 'rescue' };
    case 'offline':
      return embed.phase === 'loading' || embed.phase === 'rescue'
        ? { ...embed, phase: 'offline' }
        : embed;
    case 'failed':
    case 'silent':
      return embed.phase === 'loading' ? { ...embed, phase: 'rescue' } : embed;
  }
}

/** An event that our own frame told of, or null for anything else that posts messages. */
export function parseEmbedEvent(data: unknown): EmbedEvent | null {
  if (!data || typeof data !== 'object' || !('from' in data) || data.from !== 'embed') return null;
  if (!('type' in data)) return null;
  if (data.type === 'height') {
    const height = 'height' in data ? Number(data.height) : Number.NaN;
    return Number.isFinite(height) && height >= 0 ? { type: 'height', height } : null;
  }
  const told = ['loaded', 'submitted', 'failed', 'escape'] as const;
  const type = told.find((each) => each === data.type);
  return type ? { type } : null;
}
