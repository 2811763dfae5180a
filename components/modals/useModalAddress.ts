import { useEffect, useLayoutEffect, useRef } from 'react';
import { currentHash, goBack, onAddressChange, pushStep, replaceHash } from '@/lib/browser/address';
import { hideModal, type ModalName, modalHashes, modalOfHash, useModal } from '@/lib/state/modal';

const hashOf = (modal: ModalName | null) => (modal && modalHashes[modal]) ?? '';

/**
 * Keeps the address in step with the open modal: a press adds a step to the history that Back takes
 * away again, closing takes it away too, and nothing is left of a deep link but the bare page.
 */
export function useModalAddress(modal: ModalName | null): void {
  const before = useRef<ModalName | null>(null);
  const hasOwnStep = useRef(false);
  const isGoingBack = useRef(false);

  useEffect(
    () =>
      onAddressChange(() => {
        const opened = isGoingBack.current ? useModal.getState().modal : null;
        isGoingBack.current = false;
        // a slow browser was still going back when a modal was opened anew: that one stays
        if (opened) pushStep(hashOf(opened));
        hasOwnStep.current = opened !== null || modalOfHash(currentHash()) !== null;
        if (!hasOwnStep.current) hideModal();
      }),
    [],
  );

  // with the dialog itself, before anybody can press again
  useLayoutEffect(() => {
    const wasOpen = before.current !== null;
    before.current = modal;
    const linked = modalOfHash(currentHash());

    if (isGoingBack.current) return;
    if (modal && modal === linked) return;
    if (modal && wasOpen) {
      replaceHash(hashOf(modal));
    } else if (modal && modal !== 'archived') {
      // an archived site says so by itself: without a press there is no step to take back
      hasOwnStep.current = true;
      pushStep(hashOf(modal));
    } else if (hasOwnStep.current) {
      hasOwnStep.current = false;
      isGoingBack.current = true;
      goBack();
    } else if (linked) {
      replaceHash('');
    }
  }, [modal]);
}
