'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { UnavailableNotice } from '@/components/ui/UnavailableNotice';
import { targetsKind } from '@/lib/config/targets';
import styles from './gallery.module.css';
import { type SampleVideos, samples } from './samples';

/** The states that a campaign does not have, by whom it addresses. */
const foreign = {
  'us-senators': /^$/,
  list: /senators|^numbers|^hours|both called/,
  nobody: /^(call|script|numbers|hours) /,
};
const states = Object.keys(samples).filter((state) => !foreign[targetsKind()].test(state));

/** A button for each state; the last one pressed shows below. */
export function GalleryStates({ videos }: { videos: SampleVideos }) {
  const t = useTranslations('modal');
  const [shown, setShown] = useState<string | null>(null);

  return (
    <>
      <ul className={styles.row}>
        {states.map((state) => (
          <li key={state}>
            <Button
              lang="en-US"
              variant={state === shown ? 'dark' : 'outline'}
              aria-pressed={state === shown}
              onClick={() => setShown(state)}
            >
              {state}
            </Button>
          </li>
        ))}
      </ul>
      {shown && (
        <section key={shown} className={styles.stage} aria-label={shown}>
          <ErrorBoundary fallback={<UnavailableNotice>{t('failed')}</UnavailableNotice>}>
            {samples[shown]?.(videos)}
          </ErrorBoundary>
        </section>
      )}
    </>
  );
}
