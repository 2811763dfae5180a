import { SelfieFormView } from './SelfieFormView';
import type { SelfieTexts } from './selfie-texts';
import { useCapture } from './useCapture';
import { useUpload } from './useUpload';

/** The selfie form: the poster in the making beside its words (spec.md section 2, Selfie form). */
export function SelfieForm({ texts }: { texts: SelfieTexts }) {
  const { capture, video, start, cancel, usePhoto } = useCapture();
  const { upload, open, clear } = useUpload(usePhoto);

  return (
    <SelfieFormView
      capture={capture}
      video={video}
      upload={upload}
      texts={texts}
      onStart={() => {
        clear();
        start();
      }}
      onCancel={cancel}
      onFile={open}
    />
  );
}
