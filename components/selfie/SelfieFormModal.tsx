import type { BodyProps } from '@/components/modals/modal-types';
import { useContent } from '@/components/providers/ContentProvider';
import { withMessages } from '@/components/providers/LazyMessages';
import { useSelfie } from '@/lib/selfie/state';
import selfie from '@/messages/selfie.json';
import { SelfieForm } from './SelfieForm';
import { SelfieResult } from './SelfieResult';

export default withMessages({ selfie }, ({ isOnPage }: BodyProps) => {
  const content = useContent();
  const submission = useSelfie((selfie) => selfie.submission);

  return submission.phase === 'done' ? (
    <SelfieResult {...submission} />
  ) : (
    <>
      {!isOnPage && <p {...content.text('selfies_description')} />}
      <SelfieForm />
    </>
  );
});
