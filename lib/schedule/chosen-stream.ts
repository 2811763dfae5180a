import { create } from 'zustand';
import { storedForVisit, storeForVisit } from '@/lib/browser/storage';
import { type StreamName, streamNames } from './streams';

const KEY = 'source';

/** For all livestreams and for this visit, or null. */
export const useChosenStream = create<{ choice: StreamName | null }>(() => ({ choice: null }));

// not at its creation: the server and hydration take what it began with
useChosenStream.setState({
  choice: streamNames.find((name) => name === storedForVisit(KEY)) ?? null,
});

export function chooseStream(choice: StreamName): void {
  useChosenStream.setState({ choice });
  storeForVisit(KEY, choice);
}
