import { type ModalName, modalHashes } from './deep-links';

/**
 * The modal as the address shows it. While one is open, `stepLength` is the history’s length right after the
 * entry that Back removes; null without one, as after a deep link. While the browser goes back, `modal` is
 * one that was opened meanwhile.
 */
export type ModalAddress =
  | { phase: 'closed' }
  | { phase: 'open'; modal: ModalName; stepLength: number | null }
  | { phase: 'leaving'; modal: ModalName | null; stepLength: number };

type Changed = {
  type: 'changed';
  modal: ModalName | null;
  opensItself: boolean;
  linked: ModalName | null;
  length: number;
};

/**
 * What happened, with the modal that the address links to and the history’s length then. `opensItself` marks
 * a modal that opens without a press, so that there is no entry to remove.
 */
export type ModalAddressEvent =
  | Changed
  | { type: 'pushed'; length: number }
  | { type: 'moved'; linked: ModalName | null; length: number }
  | { type: 'timed-out' };

export type ModalAddressCommand =
  | { type: 'push'; hash: string }
  | { type: 'replace'; hash: string }
  | { type: 'back' }
  | { type: 'show'; modal: ModalName | null };

type Step = [next: ModalAddress, ...commands: ModalAddressCommand[]];

const closed: ModalAddress = { phase: 'closed' };
const hashOf = (modal: ModalName | null) => (modal && modalHashes[modal]) ?? '';

/**
 * The next state after an event, and the resulting commands. Opening a modal adds a history entry that Back
 * or closing removes; closing a deep link leaves the bare address. Where a frame in the modal has added
 * entries of its own, closing removes the hash and leaves the entries.
 */
export function modalAddressStep(state: ModalAddress, event: ModalAddressEvent): Step {
  switch (event.type) {
    case 'changed':
      return event.modal ? opened(state, event.modal, event) : hidden(state, event);
    case 'pushed':
      return [state.phase === 'open' ? { ...state, stepLength: event.length } : state];
    case 'moved':
      // a modal was opened while a slow browser was still going back: keep it
      return state.phase === 'leaving' && state.modal
        ? pushed(state.modal)
        : moved(event.linked, event.length);
    case 'timed-out':
      return state.phase === 'leaving' ? gaveUp(state) : [state];
  }
}

const pushed = (modal: ModalName): Step => [
  { phase: 'open', modal, stepLength: null },
  { type: 'push', hash: hashOf(modal) },
];

function opened(state: ModalAddress, modal: ModalName, { linked, opensItself }: Changed): Step {
  if (state.phase === 'leaving') return [{ ...state, modal }];
  if (state.phase === 'open') {
    if (state.modal === modal) return [state];
    return [
      { ...state, modal },
      { type: 'replace', hash: hashOf(modal) },
    ];
  }
  if (modal !== linked && !opensItself) return pushed(modal);
  const next: ModalAddress = { phase: 'open', modal, stepLength: null };
  return modal !== linked && linked ? [next, { type: 'replace', hash: '' }] : [next];
}

function hidden(state: ModalAddress, { linked, length }: Changed): Step {
  if (state.phase === 'leaving') return [{ ...state, modal: null }];
  if (state.phase === 'closed') return [state];
  if (state.stepLength === length) {
    return [{ phase: 'leaving', modal: null, stepLength: length }, { type: 'back' }];
  }
  return linked ? [closed, { type: 'replace', hash: '' }] : [closed];
}

function moved(linked: ModalName | null, length: number): Step {
  const next: ModalAddress = linked ? { phase: 'open', modal: linked, stepLength: length } : closed;
  return [next, { type: 'show', modal: linked }];
}

/** Gives up waiting: no event comes for a step back that only a frame in the page took. */
function gaveUp({ modal, stepLength }: ModalAddress & { phase: 'leaving' }): Step {
  const next: ModalAddress = modal ? { phase: 'open', modal, stepLength } : closed;
  return [next, { type: 'replace', hash: hashOf(modal) }];
}
