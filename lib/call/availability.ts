import { publicConfig } from '@/lib/config/public-config';

export function callUnavailability(): 'closed' | 'noHost' | null {
  if (publicConfig.isArchived) return 'closed';
  return publicConfig.hosts.call ? null : 'noHost';
}
