import { publicConfig } from '@/lib/public-config';

type Deployed = { isArchived: boolean; features?: { offline?: boolean } };

/** True where visitors may keep pages on their device. @param campaign this one, as deployed */
export function keepsPages({ isArchived, features }: Deployed = publicConfig): boolean {
  return features?.offline !== false && !isArchived;
}
