'use client';

import { SelfieForm } from '@/components/selfie/SelfieForm';
import { SelfieResult } from '@/components/selfie/SelfieResult';
import { useContent } from '@/components/shell/ContentProvider';
import { LazyMessages } from '@/components/shell/LazyMessages';
import { useSelfie } from '@/lib/state/selfie';
import selfie from '@/messages/selfie.json';

/** The selfie form, and once it is sent its result (spec.md section 2, selfie-form). */
export default function SelfieFormModal() {
  const content = useContent();
  const submission = useSelfie((selfie) => selfie.submission);

  return (
    <LazyMessages messages={{ selfie }}>
      {submission.phase === 'done' ? (
        <SelfieResult {...submission} />
      ) : (
        <>
          <p {...content.text('selfies_description')} />
          <SelfieForm />
        </>
      )}
    </LazyMessages>
  );
}
