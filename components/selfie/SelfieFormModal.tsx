'use client';

import type { BodyProps } from '@/components/modals/modal-row';
import { useContent } from '@/components/providers/ContentProvider';
import { LazyMessages } from '@/components/providers/LazyMessages';
import { useSelfie } from '@/lib/selfie/state';
import selfie from '@/messages/selfie.json';
import { SelfieForm } from './SelfieForm';
import { SelfieResult } from './SelfieResult';

/** The selfie form, and once it is sent its result. */
export default function SelfieFormModal({ isOnPage }: BodyProps) {
  const content = useContent();
  const submission = useSelfie((selfie) => selfie.submission);

  return (
    <LazyMessages messages={{ selfie }}>
      {submission.phase === 'done' ? (
        <SelfieResult {...submission} />
      ) : (
        <>
          {!isOnPage && <p {...content.text('selfies_description')} />}
          <SelfieForm />
        </>
      )}
    </LazyMessages>
  );
}
