import { create } from 'zustand';
import type { ModalName } from './deep-links';

export const useModal = create<{ modal: ModalName | null }>(() => ({ modal: null }));

export function showModal(modal: ModalName): void {
  useModal.setState({ modal });
}

export function hideModal(): void {
  useModal.setState({ modal: null });
}

/** The modals whose bodies stay mounted when closed, because they hold input. */
export const useMountedModals = create<{ mounted: readonly ModalName[] }>(() => ({ mounted: [] }));

export function keepMounted(modal: ModalName): void {
  useMountedModals.setState(({ mounted }) =>
    mounted.includes(modal) ? { mounted } : { mounted: [...mounted, modal] },
  );
}

export function releaseModal(modal: ModalName): void {
  useMountedModals.setState(({ mounted }) => ({
    mounted: mounted.filter((each) => each !== modal),
  }));
}
