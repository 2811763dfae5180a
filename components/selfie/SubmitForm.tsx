import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import layout from '@/components/ui/layout.module.css';
import { SpokenAs } from '@/components/ui/SpokenAs';
import { publicConfig } from '@/lib/public-config';
import { sendSelfie } from '@/lib/selfie/send-selfie';
import { useSelfie } from '@/lib/selfie/state';
import { CaptionCounter, CaptionField } from './CaptionField';
import { ErrorAlert } from './ErrorAlert';
import { PosterDownload, PosterShare } from './PosterActions';
import { PosterChoices } from './PosterChoices';
import styles from './SelfieForm.module.css';
import { usePosterParts } from './usePosterParts';

/** The caption and the press that sends the poster, or says what is missing. */
export function SubmitForm() {
  const t = useTranslations();
  const submission = useSelfie((selfie) => selfie.submission);
  const { photo, ...words } = usePosterParts();
  const [isPhotoMissing, setIsPhotoMissing] = useState(false);
  const failedPoster = submission.phase === 'failed' ? submission.poster : null;

  if (photo && isPhotoMissing) setIsPhotoMissing(false);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (photo) void sendSelfie({ photo, ...words });
        else setIsPhotoMissing(true);
      }}
    >
      <CaptionField />
      <PosterChoices />
      {submission.phase === 'failed' && (
        <ErrorAlert message={t('selfie.failed')}>
          {failedPoster && (
            <>
              {t('selfie.keepCopy')} <PosterDownload poster={failedPoster} variant="outline" />
            </>
          )}
        </ErrorAlert>
      )}
      <div className={styles.send}>
        <CaptionCounter />
        <SubmitButton isReady={photo !== null} />
      </div>
      <SendingProgress />
      <p className={styles.missing} role="status">
        {isPhotoMissing && t('selfie.photoFirst')}
      </p>
      {failedPoster && (
        <div className={styles.instead}>
          <PosterShare poster={failedPoster} />
        </div>
      )}
      <p className={styles.note}>
        {t(publicConfig.hosts.selfie ? 'selfie.publicNote' : 'selfie.noHost')}{' '}
        <a href={publicConfig.privacy_url} target="_blank" rel="noopener">
          {t('selfie.privacy')} {t('share.newTab')}
        </a>
      </p>
    </form>
  );
}

/** "Submit my photo", or that it is being sent; inactive and quiet until there is a photo. */
function SubmitButton({ isReady }: { isReady: boolean }) {
  const t = useTranslations('selfie');
  const isSending = useSelfie(({ submission }) => submission.phase === 'sending');
  const button = useRef<HTMLButtonElement>(null);

  // on a phone the next step stands below the photo that was just taken
  useEffect(() => {
    if (isReady) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isReady]);

  return (
    <Button ref={button} type="submit" aria-disabled={isSending || !isReady || undefined}>
      {isSending ? (
        <SpokenAs spoken={t('sendingSpoken')}>{t('sending')}</SpokenAs>
      ) : (
        t(publicConfig.hosts.selfie ? 'submit' : 'make')
      )}
    </Button>
  );
}

/** How far the sending is. */
function SendingProgress() {
  const t = useTranslations('selfie');
  const submission = useSelfie((selfie) => selfie.submission);
  const isSending = submission.phase === 'sending';

  return (
    <>
      {isSending && (
        <progress
          className={styles.progress}
          aria-label={t('sendingSpoken')}
          value={submission.progress}
        />
      )}
      <p className={layout.visuallyHidden} role="status">
        {isSending && t('sendingSpoken')}
      </p>
    </>
  );
}
