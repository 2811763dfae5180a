import { useSyncExternalStore } from 'react';
import { isTouched, onFirstTouch } from '@/lib/browser/touch';

export function useIsTouched(): boolean {
  return useSyncExternalStore(onFirstTouch, isTouched, () => false);
}
