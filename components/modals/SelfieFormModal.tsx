'use client';

import { SelfieForm } from '@/components/selfie/SelfieForm';
import styles from '@/components/selfie/SelfieForm.module.css';
import { SelfieResult } from '@/components/selfie/SelfieResult';
import { useSelfie } from '@/lib/state/selfie';
import type { ModalBodyProps } from './ModalWindow';

/**
 * The selfie: the form, and once it is sent what came of it (spec.md section 2, selfie-form). No
 * camera is touched when the site is archived.
 */
export default function SelfieFormModal({ texts: { selfie } }: ModalBodyProps) {
  const submission = useSelfie((state) => state.submission);

  if (selfie.closed) return <p className={styles.closed}>{selfie.closed}</p>;
  if (submission.phase === 'done') return <SelfieResult done={submission} texts={selfie} />;
  return (
    <>
      <p lang={selfie.lang}>{selfie.description}</p>
      <SelfieForm texts={selfie} />
    </>
  );
}
