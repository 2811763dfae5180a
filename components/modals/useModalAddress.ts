import { useEffect, useLayoutEffect, useRef } from 'react';
import { currentHash, goBack, onAddressChange, pushStep, replaceHash } from '@/lib/browser/address';
import { historyLength } from '@/lib/browser/history';
import { hideModal, type ModalName, modalHashes, modalOfHash, useModal } from '@/lib/state/modal';

const hashOf = (modal: ModalName | null) => (modal && modalHashes[modal]) ?? '';

/** How long a step back may take; of one that only a frame in the page had taken nothing is told. */
const STEP_BACK_MS = 1000;

/**
 * Keeps the address in step with the open modal: a press adds a step to the history that Back takes
 * away again, closing takes it away too, and nothing is left of a deep link but the bare page. Where a
 * frame in the modal has added steps of its own, closing takes the hash away and leaves the steps.
 */
export function useModalAddress(modal: ModalName | null): void {
  const before = useRef<ModalName | null>(null);
  const hasOwnStep = useRef(false);
  const lengthAtStep = useRef(0);
  const isGoingBack = useRef(false);
  const giveUp = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const stopListening = onAddressChange(() => {
      clearTimeout(giveUp.current);
      const opened = isGoingBack.current ? useModal.getState().modal : null;
      isGoingBack.current = false;
      // a slow browser was still going back when a modal was opened anew: that one stays
      if (opened) pushStep(hashOf(opened));
      hasOwnStep.current = opened !== null || modalOfHash(currentHash()) !== null;
      lengthAtStep.current = historyLength();
      if (!hasOwnStep.current) hideModal();
    });
    return () => {
      clearTimeout(giveUp.current);
      stopListening();
    };
  }, []);

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
      lengthAtStep.current = historyLength();
    } else if (hasOwnStep.current && historyLength() === lengthAtStep.current) {
      hasOwnStep.current = false;
      isGoingBack.current = true;
      goBack();
      giveUp.current = setTimeout(() => {
        isGoingBack.current = false;
        const opened = useModal.getState().modal;
        hasOwnStep.current = opened !== null;
        replaceHash(hashOf(opened));
      }, STEP_BACK_MS);
    } else {
      hasOwnStep.current = false;
      if (linked) replaceHash('');
    }
  }, [modal]);
}
