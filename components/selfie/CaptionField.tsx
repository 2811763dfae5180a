import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useLimitedText } from '@/components/ui/useLimitedText';
import { useContent } from '@/components/providers/ContentProvider';
import { CAPTION_LIMIT } from '@/lib/content/model/caption-limit';
import { charactersLeft } from '@/lib/lettering/limited-text';
import { setSelfie, useSelfie } from '@/lib/selfie/state';
import styles from './SelfieForm.module.css';

export function CaptionField() {
  const t = useTranslations('selfie');
  const { selfies_default_caption } = useContent().values;
  const caption = useSelfie((selfie) => selfie.caption) ?? selfies_default_caption;
  const isSending = useSelfie(({ submission }) => submission.phase === 'sending');
  const counter = t('charactersLeft', { count: charactersLeft(caption, CAPTION_LIMIT) });
  const limited = useLimitedText(CAPTION_LIMIT, (text) => setSelfie({ caption: text }));

  return (
    <div className={clsx('screenOnly field', styles.caption)}>
      <label htmlFor="selfie-caption">{t('captionLabel')}</label>
      <p id="selfie-caption-hint" className="fieldHint">
        {t('captionHint')}
      </p>
      <textarea
        id="selfie-caption"
        rows={3}
        dir="auto"
        value={caption}
        readOnly={isSending}
        aria-describedby="selfie-caption-hint selfie-caption-left"
        {...limited.field}
        onBlur={() => {
          // the default is not stored until it is changed, so that a failed poster made of it is kept
          if (caption !== caption.trim()) setSelfie({ caption: caption.trim() });
        }}
      />
      <p id="selfie-caption-left" className={styles.left}>
        {counter}
      </p>
      <p className="fieldError" role="status">
        {limited.isCut && t('captionCut', { limit: CAPTION_LIMIT })}
      </p>
      <SpokenCounter counter={counter} />
    </div>
  );
}

const TYPING_PAUSE_MS = 1_000;

function SpokenCounter({ counter }: { counter: string }) {
  const [spoken, setSpoken] = useState({ first: counter, text: '' });

  useEffect(() => {
    if (counter === spoken.first && !spoken.text) return;
    const timer = setTimeout(() => setSpoken({ first: '', text: counter }), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [counter, spoken.first, spoken.text]);

  return (
    <p className="visuallyHidden" role="status">
      {spoken.text}
    </p>
  );
}
