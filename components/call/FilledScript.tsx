import type { CallScript as Script } from '@/lib/call/script';
import { CallScript } from './CallScript';
import { useKnownBlanks } from './useKnownBlanks';

/** The call script with what is known of the visitor filled in. */
export function FilledScript({ script }: { script: Script }) {
  return <CallScript script={script} known={useKnownBlanks()} />;
}
