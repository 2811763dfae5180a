import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import field from '@/components/ui/Field.module.css';
import layout from '@/components/ui/layout.module.css';
import { hasMobileOs, isInsideApp } from '@/lib/browser/camera';
import { type Capture, isCameraOffered } from '@/lib/selfie/capture';
import { useSelfie } from '@/lib/state/selfie';
import { CaptionField } from './CaptionField';
import { CaptureButtons } from './CaptureButtons';
import { Preview } from './Preview';
import { Download, PassOn, Problem } from './parts';
import styles from './SelfieForm.module.css';
import type { SelfieTexts } from './selfie-texts';
import { loadSending, sendSelfie } from './send-selfie';
import { spokenState } from './spoken-state';
import type { Upload } from './useUpload';

type SelfieFormViewProps = {
  capture: Capture;
  video: RefObject<HTMLVideoElement | null>;
  upload: Upload;
  texts: SelfieTexts;
  onStart: () => void;
  onCancel: () => void;
  onFile: (file: File | undefined) => void;
};

/** What the selfie form shows in each phase of the capture, of an upload and of the sending. */
export function SelfieFormView(props: SelfieFormViewProps) {
  const { capture, video, upload, texts, onStart, onCancel, onFile } = props;
  const submission = useSelfie((selfie) => selfie.submission);
  const [isMissing, setIsMissing] = useState(false);
  const fileField = useRef<HTMLInputElement>(null);
  const photo = capture.phase === 'taken' ? capture.photo : null;
  const isSending = submission.phase === 'sending';
  const isWebcamOffered = isCameraOffered(capture);

  useEffect(() => {
    if (!photo) return;
    setIsMissing(false);
    // its code comes while the visitor looks at the poster; if not, sending tries again and says so
    if (texts.host) loadSending().catch(() => {});
  }, [photo, texts.host]);

  return (
    <div className={styles.shoot}>
      <div className={styles.booth} inert={isSending}>
        <Preview
          capture={capture}
          video={video}
          texts={texts}
          onPress={isWebcamOffered ? onStart : () => fileField.current?.click()}
        />
        {capture.phase === 'unavailable' && capture.cause === 'failed' && (
          <Problem text={texts.problems.camera}>{texts.problems.uploadInstead}</Problem>
        )}
        {(upload === 'load' || upload === 'read') && <Problem text={texts.problems[upload]} />}
        <CaptureButtons
          capture={capture}
          texts={texts.capture}
          fileField={fileField}
          onStart={onStart}
          onCancel={onCancel}
          onFile={onFile}
        />
        {!isWebcamOffered && isInsideApp() && <p className={field.hint}>{texts.capture.inApp}</p>}
        {!hasMobileOs() && <p className={field.hint}>{texts.capture.dropHint}</p>}
        <p className={layout.visuallyHidden} role="status">
          {spokenState(capture, upload, texts.spoken)}
        </p>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (photo) void sendSelfie(photo, texts);
          else setIsMissing(true);
        }}
      >
        <CaptionField texts={texts.caption} locale={texts.locale} isLocked={isSending} />
        {submission.phase === 'failed' && (
          <Problem text={texts.problems.submit}>
            {submission.made && (
              <>
                {texts.submit.keepCopy}{' '}
                <Download made={submission.made} variant="outline" texts={texts} />
              </>
            )}
          </Problem>
        )}
        <SubmitButton isReady={photo !== null} texts={texts} />
        <p className={styles.missing} role="status">
          {isMissing && !photo && texts.submit.photoFirst}
        </p>
        {submission.phase === 'failed' && submission.made && (
          <div className={styles.instead}>
            <PassOn
              made={submission.made}
              shareUrl={texts.pageUrl}
              comment={submission.comment}
              texts={texts}
            />
          </div>
        )}
        <p className={styles.note}>
          {texts.noHost ?? texts.submit.note}{' '}
          <a href={texts.submit.privacyUrl} target="_blank" rel="noopener">
            {texts.submit.privacy} {texts.result.newTab}
          </a>
        </p>
      </form>
    </div>
  );
}

/** "Submit my photo", or how far the sending is. */
function SubmitButton({ isReady, texts }: { isReady: boolean; texts: SelfieTexts }) {
  const submission = useSelfie((selfie) => selfie.submission);
  const isSending = submission.phase === 'sending';
  const { sending, submit } = texts.submit;

  return (
    <>
      <Button
        type="submit"
        size="lg"
        isFullWidth
        aria-disabled={isSending || !isReady || undefined}
      >
        {isSending ? (
          <>
            <span aria-hidden="true">{sending}</span>
            <span className={layout.visuallyHidden}>{texts.spoken.sending}</span>
          </>
        ) : (
          submit
        )}
      </Button>
      {isSending && (
        <progress
          className={styles.progress}
          aria-label={texts.spoken.sending}
          value={submission.progress}
        />
      )}
      <p className={layout.visuallyHidden} role="status">
        {isSending && texts.spoken.sending}
      </p>
    </>
  );
}
