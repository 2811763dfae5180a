import { targetsKind } from '@/lib/config/targets';

/** The call card of this campaign. A build of another than the senators' leaves theirs out. */
export const importCallCard = () =>
  process.env.WITHOUT_SENATORS || targetsKind() !== 'us-senators'
    ? import('./ListCallCard')
    : import('./CallCard');
