import { publicConfig } from '@/lib/config/public-config';

/** Why calls cannot be placed from this site, as a key of the `call` messages; null where they can. */
export function callUnavailability(): 'closed' | 'noHost' | null {
  if (publicConfig.isArchived) return 'closed';
  return publicConfig.hosts.call ? null : 'noHost';
}
