import type { Content } from '@/lib/content/schema';
import { publicConfig } from '@/lib/public-config';
import { targetsKind } from '@/lib/targets';

/** A number to have at hand on the day, by what it is called. */
export type RallyNumber = { name: 'legalHelp' | 'marshals' | 'switchboard'; number: string };

/** The numbers of the rally card that there are, the most urgent first. */
export function rallyNumbers({
  rally_legal_help: legal,
  rally_marshals: marshals,
}: Pick<Content, 'rally_legal_help' | 'rally_marshals'>): RallyNumber[] {
  const numbers: [RallyNumber['name'], string | undefined][] = [
    ['legalHelp', legal?.phone],
    ['marshals', marshals?.phone],
    ['switchboard', targetsKind() === 'us-senators' ? publicConfig.switchboard_phone : undefined],
  ];
  return numbers.flatMap(([name, number]) => (number ? [{ name, number }] : []));
}
