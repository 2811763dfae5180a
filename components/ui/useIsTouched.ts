import { useSyncExternalStore } from 'react';
import { isTouched, onFirstTouch } from '@/lib/browser/touch';

/** True once the visitor has moved the pointer, pressed, typed or scrolled; false in the HTML. */
export function useIsTouched(): boolean {
  return useSyncExternalStore(onFirstTouch, isTouched, () => false);
}
