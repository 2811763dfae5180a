import { targetsKind } from '@/lib/targets';

/** The call card of this campaign. */
export const importCallCard = () =>
  targetsKind() === 'us-senators' ? import('./CallCard') : import('./ListCallCard');
