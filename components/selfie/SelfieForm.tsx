import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { RadioRow } from '@/components/ui/RadioRow';
import { isInsideApp } from '@/lib/browser/device';
import { prepareToPost } from '@/lib/http';
import { COUNTDOWN_S, isCameraOffered } from '@/lib/selfie/capture';
import { watchPastedFiles } from '@/lib/selfie/pasted-files.browser';
import { cancelUpload, uploadPhoto } from '@/lib/selfie/photo-actions';
import { photoFinishes } from '@/lib/selfie/poster-shapes';
import { setSelfie, useSelfie } from '@/lib/selfie/state';
import { CaptureButtons } from './CaptureButtons';
import { ErrorAlert } from './ErrorAlert';
import { FramingSliders } from './FramingSliders';
import { Preview } from './Preview';
import styles from './SelfieForm.module.css';
import { SubmitForm } from './SubmitForm';
import { usePicture } from './usePosterParts';
import { Webcam } from './Webcam';

export function SelfieForm() {
  useEffect(prepareToPost, []);
  useEffect(() => {
    const stopWatching = watchPastedFiles(uploadPhoto);
    return () => {
      stopWatching();
      cancelUpload();
    };
  }, []);

  return (
    <SelfieFormView>
      <Webcam />
    </SelfieFormView>
  );
}

export function SelfieFormView({ children }: { children?: ReactNode }) {
  const t = useTranslations('selfie');
  const { capture, upload, finish, submission } = useSelfie();
  const isSending = submission.phase === 'sending';
  const picture = usePicture();
  const framed = picture === 'words' ? null : picture;
  const fileField = useRef<HTMLInputElement>(null);

  return (
    <div className={styles.shoot}>
      <div className={clsx('rows', styles.picture)} inert={isSending}>
        <h3 className="smallTitle">{t('steps.photo')}</h3>
        <Preview framed={framed} onUpload={() => fileField.current?.click()}>
          {children}
        </Preview>
      </div>
      <div className="rows" inert={isSending}>
        {framed && (
          <>
            <FramingSliders {...framed} />
            <RadioRow
              legend={t('finish')}
              values={photoFinishes}
              chosen={finish}
              onChoose={(each) => setSelfie({ finish: each })}
            >
              {(each) => t(`finishes.${each}`)}
            </RadioRow>
          </>
        )}
        {capture.phase === 'unavailable' && capture.cause === 'failed' && (
          <ErrorAlert message={t('cameraConnectionError')}>{t('uploadInstead')}</ErrorAlert>
        )}
        {upload.phase === 'failed' && <ErrorAlert message={t(`${upload.failure}Failed`)} />}
        <CaptureButtons fileField={fileField} />
        <p id="selfie-words-alone" className="fieldHint">
          {t('wordsAloneHint')}
        </p>
        {!isCameraOffered(capture) && isInsideApp() && <p className="fieldHint">{t('inApp')}</p>}
        <p className="fieldHint pointerOnly">{t('dropHint')}</p>
        <CaptureStatus />
      </div>
      <SubmitForm />
    </div>
  );
}

/** Announces each phase of the capture once, and the countdown only at its start. */
function CaptureStatus() {
  const t = useTranslations('selfie');
  const phase = useSelfie(({ capture, upload }) =>
    upload.phase === 'loading' ? 'loading' : capture.phase,
  );
  // one string, so that its element changes once for each phase
  const messages: Partial<Record<typeof phase, string>> = {
    loading: t('loadingSpoken'),
    starting: t('startingSpoken'),
    counting: t('countingSpoken', { seconds: COUNTDOWN_S }),
    taken: t('takenSpoken'),
  };

  return (
    <p className="visuallyHidden" role="status">
      {messages[phase]}
    </p>
  );
}
