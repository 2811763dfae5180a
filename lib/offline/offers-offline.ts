type Deployed = { isArchived: boolean; features?: { offline?: boolean } };

/** True where visitors may keep pages on their device. @param campaign this one, as deployed */
export function offersOffline({ isArchived, features }: Deployed): boolean {
  return features?.offline !== false && !isArchived;
}
