import { create } from 'zustand';

/**
 * The eight modals (spec.md section 2, Global modals), each with the hash of the deep link that
 * volunteers share: an address that ends so opens that modal.
 */
export const modalHashes = {
  archived: null,
  'call-form': '#call-form',
  'call-script': null,
  covid: '#covid',
  'moral-monday': '#moral-monday',
  trailer: '#trailer',
  'selfie-form': '#selfie',
  'open-letter': '#open-letter',
} as const;
export type ModalName = keyof typeof modalHashes;
export const modalNames = Object.keys(modalHashes) as ModalName[];

/** The one open modal, or none (spec.md section 4, Modal state). */
export const useModal = create<{ modal: ModalName | null }>(() => ({ modal: null }));

export function showModal(modal: ModalName): void {
  useModal.setState({ modal });
}

export function hideModal(): void {
  useModal.setState({ modal: null });
}

/** The modals whose bodies stay on the page, seen or not, because something typed is in them. */
export const useKeptModals = create<{ kept: readonly ModalName[] }>(() => ({ kept: [] }));

export function keepModal(modal: ModalName): void {
  useKeptModals.setState(({ kept }) =>
    kept.includes(modal) ? { kept } : { kept: [...kept, modal] },
  );
}

export function releaseModal(modal: ModalName): void {
  useKeptModals.setState(({ kept }) => ({ kept: kept.filter((each) => each !== modal) }));
}

/** The modal that a location hash asks for, if it asks for one. */
export function modalOfHash(hash: string): ModalName | null {
  return modalNames.find((name) => modalHashes[name] === hash) ?? null;
}
