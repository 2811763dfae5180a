import { useEffect } from 'react';
import { isArchived } from '@/lib/archive';
import {
  currentHash,
  goBack,
  historyLength,
  onAddressChange,
  pushStep,
  replaceHash,
} from '@/lib/browser/history';
import {
  type ModalAddress,
  type ModalAddressCommand,
  type ModalAddressEvent,
  modalAddressStep,
} from '@/lib/modals/address';
import { type ModalName, modalOfHash, useModal } from '@/lib/modals/state';
import { trailerVideo } from '@/lib/video/services';

/** How long a step back may take before it is given up. */
const STEP_BACK_MS = 1000;

/** The modal that the address links to, if the campaign has it: a link may outlive the trailer. */
function linkedModal(): ModalName | null {
  const linked = modalOfHash(currentHash());
  return linked === 'trailer' && !trailerVideo() ? null : linked;
}

/**
 * Keeps the address and the open modal in step: a deep link opens its modal, an archived site its
 * notice, and `modalAddressStep` says what becomes of the visitor's history.
 */
export function useModalAddress(): void {
  useEffect(() => {
    let state: ModalAddress = { phase: 'closed' };
    let timer: ReturnType<typeof setTimeout> | undefined;

    function send(event: ModalAddressEvent) {
      const [next, ...commands] = modalAddressStep(state, event);
      state = next;
      commands.forEach(run);
    }
    function run(command: ModalAddressCommand) {
      switch (command.type) {
        case 'push':
          if (pushStep(command.hash)) send({ type: 'pushed', length: historyLength() });
          return;
        case 'replace':
          return replaceHash(command.hash);
        case 'back':
          timer = setTimeout(send, STEP_BACK_MS, { type: 'timed-out' });
          return goBack();
        case 'show':
          return useModal.setState({ modal: command.modal });
      }
    }
    function follow({ modal }: { modal: ModalName | null }) {
      send({ type: 'changed', modal, linked: linkedModal(), length: historyLength() });
    }

    const unsubscribe = useModal.subscribe(follow);
    const stopListening = onAddressChange(() => {
      clearTimeout(timer);
      send({ type: 'moved', linked: linkedModal(), length: historyLength() });
    });
    follow(useModal.getState());
    const first = isArchived() ? 'archived' : linkedModal();
    if (first) useModal.setState({ modal: first });
    return () => {
      clearTimeout(timer);
      stopListening();
      unsubscribe();
    };
  }, []);
}
