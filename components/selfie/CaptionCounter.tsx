import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import layout from '@/components/ui/layout.module.css';
import { useContent } from '@/components/providers/ContentProvider';
import { CAPTION_LIMIT } from '@/lib/content/model/caption-limit';
import { charactersLeft } from '@/lib/lettering/limited-text';
import { useSelfie } from '@/lib/selfie/state';
import styles from './SelfieForm.module.css';

function useCounter(): string {
  const t = useTranslations('selfie');
  const { selfies_default_caption } = useContent().values;
  const caption = useSelfie((selfie) => selfie.caption) ?? selfies_default_caption;
  return t('charactersLeft', { count: charactersLeft(caption, CAPTION_LIMIT) });
}

export function CaptionCounter() {
  return (
    <p id="selfie-caption-left" className={styles.left}>
      {useCounter()}
    </p>
  );
}

const TYPING_PAUSE_MS = 1_000;

export function SpokenCounter() {
  const counter = useCounter();
  const [spoken, setSpoken] = useState({ first: counter, text: '' });

  useEffect(() => {
    if (counter === spoken.first && !spoken.text) return;
    const timer = setTimeout(() => setSpoken({ first: '', text: counter }), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [counter, spoken.first, spoken.text]);

  return (
    <p className={layout.visuallyHidden} role="status">
      {spoken.text}
    </p>
  );
}
