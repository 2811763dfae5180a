'use client';

import { SelfieForm } from '@/components/selfie/SelfieForm';
import { SelfieResult } from '@/components/selfie/SelfieResult';
import { useSelfie } from '@/lib/state/selfie';
import { useFormTexts } from './FormTextsProvider';

/** The selfie: the form, and once it is sent what came of it (spec.md section 2, selfie-form). */
export default function SelfieFormModal() {
  const { selfie } = useFormTexts();
  const submission = useSelfie((state) => state.submission);

  if (submission.phase === 'done') return <SelfieResult done={submission} texts={selfie} />;
  return (
    <>
      <p lang={selfie.lang}>{selfie.description}</p>
      <SelfieForm texts={selfie} />
    </>
  );
}
