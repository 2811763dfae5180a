'use client';

import { Button } from '@/components/ui/Button';
import { showModal } from '@/lib/state/modal';
import { LinkOut } from './LinkOut';
import type { ModalBodyProps } from './ModalHost';
import styles from './parts.module.css';

/** The way to the letter, and from it to the call (spec.md section 2, open-letter). */
export default function OpenLetterModal({ texts: { letter, newTab } }: ModalBodyProps) {
  return (
    <div className={styles.stack}>
      <LinkOut
        text={letter.text}
        cta={letter.sign}
        lang={letter.lang}
        href={letter.href}
        newTab={newTab}
      />
      <p>
        <Button ink="line" onClick={() => showModal('call-form')}>
          {letter.call}
        </Button>
      </p>
    </div>
  );
}
