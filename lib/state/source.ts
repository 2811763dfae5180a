import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { keepForVisit, keptForVisit } from '@/lib/browser/storage';
import { type SourceName, sourceNames } from '@/lib/livestream/sources';

const KEY = 'source';

/** The source of livestreams that the visitor chose, for all of them and for this visit. */
export const useSource = create<{ choice: SourceName | null }>(() => ({
  choice: sourceNames.find((name) => name === keptForVisit(KEY)) ?? null,
}));

/** The visitor's choice; null on the server, which knows none, and where there is none. */
export function useSourceChoice(): SourceName | null {
  return useSyncExternalStore(
    useSource.subscribe,
    () => useSource.getState().choice,
    () => null,
  );
}

export function chooseSource(choice: SourceName): void {
  useSource.setState({ choice });
  keepForVisit(KEY, choice);
}
