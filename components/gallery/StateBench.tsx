'use client';

import { lazy, Suspense, useState } from 'react';
import { BodyBoundary } from '@/components/modals/BodyBoundary';
import type { ModalTexts } from '@/components/modals/modal-texts';
import { Button } from '@/components/ui/Button';
import { loadChunk } from '@/lib/browser/chunk';
import type { Video, VideoService } from '@/lib/video/services';
import styles from './gallery.module.css';
import type { GalleryState } from './gallery-states';

export type SampleProps = {
  texts: ModalTexts;
  /** a video of each service, where the content has one */
  videos: Partial<Record<VideoService, Video>>;
};

const GalleryStates = lazy(async () => {
  const { GalleryStates } = await loadChunk(() => import('./GalleryStates'));
  return { default: GalleryStates };
});

type StateBenchProps = SampleProps & {
  /** from the server, so that the page's code need not carry them */
  states: readonly GalleryState[];
};

/** A button for each state of the parts that change; the state pressed last stands below. */
export function StateBench({ states, ...props }: StateBenchProps) {
  const [shown, setShown] = useState<GalleryState | null>(null);

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
        <section className={styles.stage} aria-label={shown}>
          <BodyBoundary key={shown} sentence={props.texts.failed}>
            <Suspense fallback={<p>{props.texts.loading}</p>}>
              <GalleryStates {...props} state={shown} />
            </Suspense>
          </BodyBoundary>
        </section>
      )}
    </>
  );
}
