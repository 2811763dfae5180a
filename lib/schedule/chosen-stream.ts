import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { storedForVisit, storeForVisit } from '@/lib/browser/storage';
import { type StreamName, streamNames } from './streams';

const KEY = 'source';

/** The source of livestreams that the visitor chose, for all of them and for this visit. */
export const useChosenStream = create<{ choice: StreamName | null }>(() => ({
  choice: streamNames.find((name) => name === storedForVisit(KEY)) ?? null,
}));

/** The visitor's choice; null on the server, which knows none, and where there is none. */
export function useStreamChoice(): StreamName | null {
  return useSyncExternalStore(
    useChosenStream.subscribe,
    () => useChosenStream.getState().choice,
    () => null,
  );
}

export function chooseStream(choice: StreamName): void {
  useChosenStream.setState({ choice });
  storeForVisit(KEY, choice);
}
