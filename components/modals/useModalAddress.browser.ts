import { useEffect } from 'react';
import { pushStep, replaceHash } from '@/lib/browser/history';
import {
  type ModalAddress,
  type ModalAddressCommand,
  type ModalAddressEvent,
  modalAddressStep,
} from '@/lib/modals/address';
import { type ModalName, modalNames, modalOfHash } from '@/lib/modals/deep-links';
import { useModal } from '@/lib/modals/state';
import type { ModalRows } from './modal-types';

const STEP_BACK_MS = 1000;

/** Keeps the address and the open modal in step: a deep link opens its modal. */
export function useModalAddress(modals: ModalRows): void {
  useEffect(() => {
    let state: ModalAddress = { phase: 'closed' };
    let timer: ReturnType<typeof setTimeout> | undefined;

    function linkedModal(): ModalName | null {
      const linked = modalOfHash(location.hash);
      if (!linked || modals[linked].exists?.() === false) return null;
      // a page that has the form itself leads to it: a second one would hold a second draft
      return document.getElementById(location.hash.slice(1)) ? null : linked;
    }
    function send(event: ModalAddressEvent) {
      const [next, ...commands] = modalAddressStep(state, event);
      state = next;
      commands.forEach(run);
    }
    function run(command: ModalAddressCommand) {
      switch (command.type) {
        case 'push':
          if (pushStep(command.hash)) send({ type: 'pushed', length: history.length });
          return;
        case 'replace':
          return replaceHash(command.hash);
        case 'back':
          timer = setTimeout(send, STEP_BACK_MS, { type: 'timed-out' });
          return history.back();
        case 'show':
          return useModal.setState({ modal: command.modal });
      }
    }
    function follow({ modal }: { modal: ModalName | null }) {
      const opensItself = modal !== null && modals[modal].opensWhile !== undefined;
      const { length } = history;
      send({ type: 'changed', modal, opensItself, linked: linkedModal(), length });
    }
    function onMove() {
      clearTimeout(timer);
      send({ type: 'moved', linked: linkedModal(), length: history.length });
    }

    const unsubscribe = useModal.subscribe(follow);
    addEventListener('popstate', onMove);
    follow(useModal.getState());
    const first = modalNames.find((name) => modals[name].opensWhile?.()) ?? linkedModal();
    if (first) useModal.setState({ modal: first });
    return () => {
      clearTimeout(timer);
      removeEventListener('popstate', onMove);
      unsubscribe();
    };
  }, [modals]);
}
