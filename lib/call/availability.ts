import { takesForms } from '@/lib/archive';
import { publicConfig } from '@/lib/public-config';

/** Why nobody can be called from this site, as a key of the call messages; null where one can. */
export function callUnavailability(): 'closed' | 'noHost' | null {
  if (!takesForms()) return 'closed';
  return publicConfig.hosts.call ? null : 'noHost';
}
