'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { currentHash, onAddressChange } from '@/lib/browser/address';
import { loadChunk } from '@/lib/browser/chunk';
import { hideModal, modalOfHash, showModal, useModal } from '@/lib/state/modal';
import styles from './ModalHost.module.css';
import type { ModalTexts } from './modal-texts';

type ModalHostProps = { isArchived: boolean; texts: ModalTexts };

/**
 * Waits, in the first load, for the first modal that a press, a deep link or an archived site asks
 * for; everything else about modals arrives with that. Where it cannot be had, the page stays as it
 * is and says so, and the next press asks again.
 */
export function ModalHost({ isArchived, texts }: ModalHostProps) {
  const isOpen = useModal(({ modal }) => modal !== null);
  const [Window, setWindow] = useState<ComponentType<{ texts: ModalTexts }> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    function followLink() {
      const linked = modalOfHash(currentHash());
      // a link may outlive the trailer
      if (linked && (linked !== 'trailer' || texts.trailer)) showModal(linked);
    }
    if (isArchived) showModal('archived');
    else followLink();
    return onAddressChange(followLink);
  }, [isArchived, texts.trailer]);

  useEffect(() => {
    if (!isOpen || Window) return;
    setHasFailed(false);
    loadChunk(() => import('./ModalWindow')).then(
      ({ default: arrived }) => setWindow(() => arrived),
      () => {
        setHasFailed(true);
        hideModal();
      },
    );
  }, [isOpen, Window]);

  if (Window) return <Window texts={texts} />;
  if (!isOpen && !hasFailed) return null;

  return (
    <p className={styles.moment} role="status">
      {hasFailed ? texts.failed : texts.loading}
    </p>
  );
}
