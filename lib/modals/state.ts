import { create } from 'zustand';

export const modalNames = [
  'archived',
  'call-form',
  'call-script',
  'covid',
  'moral-monday',
  'trailer',
  'selfie-form',
  'open-letter',
] as const;
export type ModalName = (typeof modalNames)[number];

/** The open modal, or null. */
export const useModal = create<{ modal: ModalName | null }>(() => ({ modal: null }));

export function showModal(modal: ModalName): void {
  useModal.setState({ modal });
}

export function hideModal(): void {
  useModal.setState({ modal: null });
}

/** The modals whose bodies stay mounted when closed, because they hold input. */
export const useKeptModals = create<{ kept: readonly ModalName[] }>(() => ({ kept: [] }));

export function keepModal(modal: ModalName): void {
  useKeptModals.setState(({ kept }) =>
    kept.includes(modal) ? { kept } : { kept: [...kept, modal] },
  );
}

export function releaseModal(modal: ModalName): void {
  useKeptModals.setState(({ kept }) => ({ kept: kept.filter((each) => each !== modal) }));
}

/** Deep links that volunteers share: an address with this hash opens the modal. */
export const modalHashes: Partial<Record<ModalName, string>> = {
  'call-form': '#call-form',
  'open-letter': '#open-letter',
  covid: '#covid',
  'selfie-form': '#selfie',
  'moral-monday': '#moral-monday',
  trailer: '#trailer',
};

/** The modal that a location hash opens, or null. */
export function modalOfHash(hash: string): ModalName | null {
  return (
    modalNames.find((name) => modalHashes[name] !== undefined && modalHashes[name] === hash) ?? null
  );
}
