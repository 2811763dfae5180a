import { targetsKind } from '@/lib/config/targets';

/** A build has the card of its own kind of targets alone; development has both. */
export const importCallCard = () =>
  process.env.WITHOUT_SENATORS || (!process.env.WITHOUT_LISTS && targetsKind() !== 'us-senators')
    ? import('./TargetsCallCard')
    : import('./SenatorsCallCard');
