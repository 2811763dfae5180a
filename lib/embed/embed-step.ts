/** How long a form may stay silent before the visitor is offered a direct link instead. */
export const EMBED_SILENCE_MS = 8000;

/** Taller than any form; a greater height is ignored. */
const MAX_HEIGHT_PX = 10_000;

/** What the frame posts, beside its height and a greeting. */
const posts = ['loaded', 'typed', 'continued', 'unsent', 'submitted', 'failed', 'escape'] as const;

/** What the frame posts, and what the page around it notices. */
export type EmbedEvent =
  | { type: (typeof posts)[number] }
  | { type: 'resumed' | 'silent' | 'left' | 'offline' | 'online' }
  | { type: 'height'; height: number };

/**
 * `height` is the form’s own, in CSS px. `continued`: the answer opened in a new tab. `unsent`: the form
 * could not be sent while offline.
 */
export type Embed = {
  phase: 'loading' | 'shown' | 'rescue' | 'offline' | 'unsent' | 'continued' | 'submitted';
  height: number;
};

export const newEmbed: Embed = { phase: 'loading', height: 0 };

type Phase = Embed['phase'];
const open: readonly Phase[] = ['loading', 'shown', 'rescue', 'unsent'];

/**
 * From which phases an event leads to which; any other stays. A form that loads late still shows; one that
 * has shown stays through a later failure, unless another page has replaced it. Offline there is no form; it
 * loads again when the connection is back.
 */
const steps: Partial<Record<EmbedEvent['type'], readonly [from: readonly Phase[], to: Phase][]>> = {
  loaded: [[open, 'shown']],
  submitted: [[[...open, 'continued'], 'submitted']],
  continued: [[open, 'continued']],
  unsent: [[[...open, 'continued'], 'unsent']],
  resumed: [[['continued'], 'shown']],
  left: [[open, 'rescue']],
  failed: [[['loading'], 'rescue']],
  silent: [[['loading'], 'rescue']],
  offline: [[['loading', 'rescue'], 'offline']],
  online: [
    [['offline'], 'loading'],
    [['unsent'], 'shown'],
  ],
};

export function embedStep(embed: Embed, event: EmbedEvent): Embed {
  if (event.type === 'height' && embed.phase !== 'offline') {
    return { ...embed, height: Math.min(Math.ceil(event.height), MAX_HEIGHT_PX) };
  }
  const [, phase] = steps[event.type]?.find(([from]) => from.includes(embed.phase)) ?? [];
  return phase ? { ...embed, phase } : embed;
}

type Parts = { form: 'shown' | 'waiting' | null; isLinkAside: boolean };
/**
 * What shows in each phase: the form, the form out of sight, or neither; and whether the link to the form’s
 * own page is all that one can use.
 */
export const embedParts: Record<Phase, Parts> = {
  loading: { form: 'waiting', isLinkAside: false },
  shown: { form: 'shown', isLinkAside: true },
  unsent: { form: 'shown', isLinkAside: true },
  submitted: { form: 'shown', isLinkAside: true },
  continued: { form: 'waiting', isLinkAside: true },
  rescue: { form: 'waiting', isLinkAside: false },
  offline: { form: null, isLinkAside: false },
};

/** True for the greeting that our frame page posts when it loads. */
export const isHello = (data: unknown): boolean => messageType(data) === 'hello';

/** The event that our frame posted, or null for any other message. */
export function parseEmbedEvent(data: unknown): EmbedEvent | null {
  const type = messageType(data);
  if (type === 'height') {
    const height = Number(Reflect.get(Object(data), 'height') ?? Number.NaN);
    return Number.isFinite(height) && height >= 0 ? { type, height } : null;
  }
  const known = posts.find((each) => each === type);
  return known ? { type: known } : null;
}

function messageType(data: unknown): unknown {
  if (!data || typeof data !== 'object' || !('from' in data) || data.from !== 'embed') return null;
  return 'type' in data ? data.type : null;
}
