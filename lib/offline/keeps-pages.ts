import { isArchived } from '@/lib/archive';
import { publicConfig } from '@/lib/public-config';

/** True where visitors may keep pages on their device; scripts/build/rally-worker.ts decides by the same. */
export function keepsPages(): boolean {
  return publicConfig.features.offline && !isArchived();
}
