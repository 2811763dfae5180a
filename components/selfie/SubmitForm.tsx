import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { SpokenAs } from '@/components/ui/SpokenAs';
import { publicConfig } from '@/lib/config/public-config';
import { privacyHref } from '@/lib/config/screen-url';
import { sendSelfie } from '@/lib/selfie/send-selfie';
import { useSelfie } from '@/lib/selfie/state';
import { CaptionField } from './CaptionField';
import { ErrorAlert } from './ErrorAlert';
import { PosterDownload, PosterShare } from './PosterActions';
import styles from './SelfieForm.module.css';
import { usePosterParts } from './usePosterParts';

const wordings = {
  photo: { submit: 'submit', sending: 'sendingSpoken', note: 'publicNote' },
  words: { submit: 'submitWords', sending: 'sendingWordsSpoken', note: 'publicWordsNote' },
} as const;

type Wording = (typeof wordings)[keyof typeof wordings];

export function SubmitForm() {
  const t = useTranslations();
  const submission = useSelfie((selfie) => selfie.submission);
  const { picture, ...parts } = usePosterParts();
  const wording = wordings[picture === 'words' ? 'words' : 'photo'];
  const spoken = t(`selfie.${wording.sending}`);
  const [isPictureMissing, setIsPictureMissing] = useState(false);
  const failedPoster = submission.phase === 'failed' ? submission.poster : null;

  if (picture && isPictureMissing) setIsPictureMissing(false);

  return (
    <form
      className={styles.words}
      onSubmit={(event) => {
        event.preventDefault();
        if (picture) void sendSelfie({ ...parts, picture });
        else setIsPictureMissing(true);
      }}
    >
      <h3 className="smallTitle">{t('selfie.steps.words')}</h3>
      <CaptionField />
      <h3 className="smallTitle">{t('selfie.steps.poster')}</h3>
      <p className={clsx('note', styles.note)}>
        {t(`selfie.${publicConfig.hosts.selfie ? wording.note : 'noHost'}`)}{' '}
        <a href={privacyHref(useLocale())} target="_blank" rel="noopener">
          {t('selfie.privacy')} {t('share.newTab')}
        </a>
      </p>
      {submission.phase === 'failed' && (
        <ErrorAlert message={t(submission.isHidden ? 'selfie.hidden' : 'selfie.failed')}>
          {failedPoster && (
            <>
              {t('selfie.keepCopy')}{' '}
              <PosterDownload poster={failedPoster} isShown={false} variant="outline" />
            </>
          )}
        </ErrorAlert>
      )}
      <SubmitButton isReady={picture !== null} wording={wording} />
      {submission.phase === 'sending' && (
        <progress className={styles.progress} aria-label={spoken} value={submission.progress} />
      )}
      <p className="visuallyHidden" role="status">
        {submission.phase === 'sending' && spoken}
      </p>
      <p className="fieldError" role="status">
        {isPictureMissing && t('selfie.photoFirst')}
      </p>
      {failedPoster && (
        <div className={styles.passOn}>
          <PosterShare poster={failedPoster} />
        </div>
      )}
    </form>
  );
}

function SubmitButton({ isReady, wording }: { isReady: boolean; wording: Wording }) {
  const t = useTranslations('selfie');
  const isSending = useSelfie(({ submission }) => submission.phase === 'sending');
  const button = useRef<HTMLButtonElement>(null);

  // on a phone the next step is below the photo that was just taken
  useEffect(() => {
    if (isReady) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isReady]);

  return (
    <Button
      ref={button}
      type="submit"
      isFullWidth
      aria-disabled={isSending || !isReady || undefined}
    >
      {isSending ? (
        <SpokenAs spoken={t(wording.sending)}>{t('sending')}</SpokenAs>
      ) : (
        t(publicConfig.hosts.selfie ? wording.submit : 'make')
      )}
    </Button>
  );
}
