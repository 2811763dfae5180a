'use client';

import { SelfieForm } from '@/components/selfie/SelfieForm';
import { SelfieResult } from '@/components/selfie/SelfieResult';
import { useContent } from '@/components/shell/ContentProvider';
import { useSelfie } from '@/lib/state/selfie';

/** The selfie form, and once it is sent its result (spec.md section 2, selfie-form). */
export default function SelfieFormModal() {
  const content = useContent();
  const submission = useSelfie((selfie) => selfie.submission);

  if (submission.phase === 'done') return <SelfieResult {...submission} />;
  return (
    <>
      <p {...content.text('selfies_description')} />
      <SelfieForm />
    </>
  );
}
