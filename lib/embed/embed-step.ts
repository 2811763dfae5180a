/** How long a form may stay silent before the visitor is shown the way around it. */
export const EMBED_SILENCE_MS = 8000;

/** Taller than any form; a frame that says more is not believed. */
const MAX_HEIGHT_PX = 10_000;

/** What the frame tells, and what its keeper notices. */
export type EmbedEvent =
  | { type: 'loaded' }
  | { type: 'typed' }
  | { type: 'continued' }
  | { type: 'unsent' }
  | { type: 'resumed' }
  | { type: 'submitted' }
  | { type: 'failed' }
  | { type: 'silent' }
  | { type: 'left' }
  | { type: 'offline' }
  | { type: 'online' }
  | { type: 'escape' }
  | { type: 'height'; height: number };

/**
 * Where an embed stands; the height is the form's own, in CSS px. `continued` is one whose answer came
 * in a tab of its own, `unsent` one that could not be sent for want of a connection.
 */
export type Embed = {
  phase: 'loading' | 'shown' | 'rescue' | 'offline' | 'unsent' | 'continued' | 'submitted';
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
      return { ...embed, height: Math.min(Math.ceil(event.height), MAX_HEIGHT_PX) };
    case 'submitted':
    case 'continued':
    case 'unsent':
      return embed.phase === 'submitted' ? embed : { ...embed, phase: event.type };
    case 'loaded':
      return isSent(embed) ? embed : { ...embed, phase: 'shown' };
    case 'resumed':
      return embed.phase === 'continued' ? { ...embed, phase: 'shown' } : embed;
    case 'escape':
    case 'typed':
      return embed;
    case 'online':
      return embed.phase === 'unsent' ? { ...embed, phase: 'shown' } : embed;
    case 'left':
      return isSent(embed) ? embed : { ...embed, phase: 'rescue' };
    case 'offline':
      return embed.phase === 'loading' || embed.phase === 'rescue'
        ? { ...embed, phase: 'offline' }
        : embed;
    case 'failed':
    case 'silent':
      return embed.phase === 'loading' ? { ...embed, phase: 'rescue' } : embed;
  }
}

/** True for an embed that has no more to ask of the visitor here. */
function isSent({ phase }: Embed): boolean {
  return phase === 'submitted' || phase === 'continued';
}

/** True where the visitor sees the form itself. */
export function isFormShown({ phase }: Embed): boolean {
  return phase === 'shown' || phase === 'unsent' || phase === 'submitted';
}

/** The greeting of our own frame's page. */
export function isHello(data: unknown): boolean {
  return messageType(data) === 'hello';
}

/** An event that our own frame told of, or null for anything else that posts messages. */
export function parseEmbedEvent(data: unknown): EmbedEvent | null {
  const type = messageType(data);
  if (type === 'height') {
    const height = Number(Reflect.get(Object(data), 'height') ?? Number.NaN);
    return Number.isFinite(height) && height >= 0 ? { type, height } : null;
  }
  const told = ['loaded', 'typed', 'continued', 'unsent', 'submitted', 'failed', 'escape'] as const;
  const known = told.find((each) => each === type);
  return known ? { type: known } : null;
}

function messageType(data: unknown): unknown {
  if (!data || typeof data !== 'object' || !('from' in data) || data.from !== 'embed') return null;
  return 'type' in data ? data.type : null;
}
