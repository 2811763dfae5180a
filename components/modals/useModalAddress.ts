import { useEffect, useRef } from 'react';
import { currentHash, goBack, onAddressChange, pushStep, replaceHash } from '@/lib/browser/address';
import { hideModal, type ModalName, modalHashes, modalOfHash } from '@/lib/state/modal';

/**
 * Keeps the address in step with the open modal: a press adds a step to the history that Back takes
 * away again, closing takes it away too, and nothing is left of a deep link but the bare page.
 */
export function useModalAddress(modal: ModalName | null): void {
  const before = useRef<ModalName | null>(null);
  const hasOwnStep = useRef(false);

  useEffect(
    () =>
      onAddressChange(() => {
        hasOwnStep.current = modalOfHash(currentHash()) !== null;
        if (!hasOwnStep.current) hideModal();
      }),
    [],
  );

  useEffect(() => {
    const wasOpen = before.current !== null;
    before.current = modal;
    const linked = modalOfHash(currentHash());
    const hash = modal ? (modalHashes[modal] ?? '') : '';

    if (modal && modal === linked) return;
    if (modal && wasOpen) {
      replaceHash(hash);
    } else if (modal && modal !== 'archived') {
      // an archived site says so by itself: without a press there is no step to take back
      hasOwnStep.current = true;
      pushStep(hash);
    } else if (hasOwnStep.current) {
      hasOwnStep.current = false;
      goBack();
    } else if (linked) {
      replaceHash('');
    }
  }, [modal]);
}
