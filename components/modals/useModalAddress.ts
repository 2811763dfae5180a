import { useEffect, useRef } from 'react';
import { currentHash, goBack, onAddressChange, pushStep, replaceHash } from '@/lib/browser/address';
import { hideModal, modalHashes, modalOfHash, showModal, useModal } from '@/lib/state/modal';

/**
 * Keeps the open modal and the address in step: a deep link opens its modal, a press adds a step to
 * the history that Back takes away again, and closing leaves the bare page.
 */
export function useModalAddress(isArchived: boolean): void {
  const hasOwnStep = useRef(false);

  useEffect(() => {
    function followAddress() {
      const asked = modalOfHash(currentHash());
      hasOwnStep.current = asked !== null;
      if (asked) showModal(asked);
      else hideModal();
    }

    const linked = modalOfHash(currentHash());
    if (isArchived) showModal('archived');
    else if (linked) showModal(linked);
    return onAddressChange(followAddress);
  }, [isArchived]);

  useEffect(
    () =>
      useModal.subscribe(({ modal }, { modal: before }) => {
        const hash = modal ? (modalHashes[modal] ?? '') : '';
        if (modal && modal === modalOfHash(currentHash())) return;
        if (modal && before) {
          replaceHash(hash);
        } else if (modal) {
          hasOwnStep.current = true;
          pushStep(hash);
        } else if (hasOwnStep.current) {
          hasOwnStep.current = false;
          goBack();
        } else if (modalOfHash(currentHash())) {
          replaceHash('');
        }
      }),
    [],
  );
}
