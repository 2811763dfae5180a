import type { Content, ContentKey } from '@/lib/content/model/content';
import type { RallyPart } from '@/lib/content/model/site';

export const rallyKeys = [
  'rally_meeting_point',
  'rally_way_there',
  'rally_access',
  'rally_bring',
  'rally_marshals',
  'rally_legal_help',
  'rally_rights',
] as const satisfies ContentKey[];
export type RallyKey = (typeof rallyKeys)[number];

/** A mistake here may cost a visitor their freedom: each says that it is not legal advice. */
export const legalKeys: readonly RallyKey[] = ['rally_legal_help', 'rally_rights'];

export function rallyParts(
  content: Pick<Content, RallyKey>,
): { key: RallyKey; part: RallyPart & { phone?: string | undefined } }[] {
  return rallyKeys.flatMap((key) => {
    const part = content[key];
    return part ? [{ key, part }] : [];
  });
}

export const hasRallyCard = (content: Pick<Content, RallyKey>) => rallyParts(content).length > 0;
