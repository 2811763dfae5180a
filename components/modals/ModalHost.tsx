'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { currentHash, onAddressChange } from '@/lib/browser/address';
import { loadChunk } from '@/lib/browser/chunk';
import { modalOfHash, showModal, useModal } from '@/lib/state/modal';
import styles from './ModalHost.module.css';
import type { ModalTexts } from './modal-texts';

const ModalWindow = lazy(() => loadChunk(() => import('./ModalWindow')));

/**
 * Waits, in the first load, for the first modal that a press, a deep link or an archived site asks
 * for; everything else about modals arrives with that.
 */
export function ModalHost({ isArchived, texts }: { isArchived: boolean; texts: ModalTexts }) {
  const isOpen = useModal(({ modal }) => modal !== null);
  const [isWanted, setIsWanted] = useState(false);
  if (isOpen && !isWanted) setIsWanted(true);

  useEffect(() => {
    function followLink() {
      const linked = modalOfHash(currentHash());
      if (linked) showModal(linked);
    }
    if (isArchived) showModal('archived');
    else followLink();
    return onAddressChange(followLink);
  }, [isArchived]);

  if (!isWanted) return null;
  const oneMoment = (
    <p className={styles.moment} role="status">
      {texts.loading}
    </p>
  );

  return (
    <Suspense fallback={oneMoment}>
      <ModalWindow texts={texts} />
    </Suspense>
  );
}
