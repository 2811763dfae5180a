'use client';

import { ActionEmbed } from '@/components/embed/ActionEmbed';
import { Button } from '@/components/ui/Button';
import { countGoal } from '@/lib/browser/count';
import { hideModal, showModal } from '@/lib/state/modal';
import type { ModalBodyProps } from './ModalWindow';
import styles from './parts.module.css';

/** The letter's form and, when it is signed, the call (spec.md section 2, open-letter). */
export function OpenLetterModal({ texts: { letter } }: ModalBodyProps) {
  return (
    <div className={styles.stack}>
      <ActionEmbed
        texts={letter.embed}
        onEscape={hideModal}
        onSubmitted={() => {
          showModal('call-form');
          countGoal('signPetition');
        }}
      />
      <p>
        <Button variant="outline" onClick={() => showModal('call-form')}>
          {letter.call}
        </Button>
      </p>
    </div>
  );
}
