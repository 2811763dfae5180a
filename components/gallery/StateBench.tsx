'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { UnavailableNotice } from '@/components/ui/UnavailableNotice';
import type { CallFailure } from '@/lib/services/call';
import type { VideoService } from '@/lib/video/services';
import styles from './gallery.module.css';
import { type GalleryState, galleryStates } from './gallery-states';
import {
  CallSample,
  EmbedSample,
  NumbersSample,
  PlainPlayerSample,
  PlayerSample,
  type SampleVideos,
  ScriptSample,
  SelfieDone,
  SelfieSample,
  VideoSample,
} from './samples';

const failed = (cause: CallFailure) => () => <CallSample attempt={{ phase: 'failed', cause }} />;
const numbers = (zip: string) => () => <NumbersSample zip={zip} />;
const player = (service: VideoService) => (videos: SampleVideos) => (
  <PlayerSample video={videos[service]} />
);

/** Every state of `galleryStates`, drawn by the parts that visitors see. */
const samples: Record<GalleryState, (videos: SampleVideos) => ReactNode> = {
  'call sending': () => <CallSample attempt={{ phase: 'sending' }} />,
  'call rate-limited': failed('rate-limited'),
  'call archived': failed('archived'),
  'call paused': failed('paused'),
  'call refused': failed('refused'),
  'call timed-out': failed('timed-out'),
  'call offline': failed('offline'),
  'call unreachable': failed('unreachable'),

  'script after a call': () => <ScriptSample attempt={{ phase: 'placed' }} />,
  'script after a failure': () => (
    <ScriptSample attempt={{ phase: 'failed', cause: 'timed-out' }} />
  ),
  'script signed up': () => <ScriptSample attempt={{ phase: 'placed' }} signUp="sent" />,
  'script not signed up': () => <ScriptSample attempt={{ phase: 'placed' }} signUp="failed" />,

  'numbers of senators': numbers('26001'),
  'numbers of a district': numbers('20001'),
  'numbers of the military': numbers('09001'),
  'numbers of nowhere': numbers('00000'),

  'embed loading': () => <EmbedSample phase="loading" />,
  'embed shown': () => <EmbedSample />,
  'embed rescue': () => <EmbedSample phase="rescue" />,
  'embed offline': () => <EmbedSample phase="offline" />,

  'player poster': ({ youtube }) => <VideoSample video={youtube} />,
  'player facebook': player('facebook'),
  'player vimeo': player('vimeo'),
  'player youtube': player('youtube'),
  'player plain': ({ youtube }) => <PlainPlayerSample video={youtube} />,

  'selfie idle': () => <SelfieSample capture={{ phase: 'idle' }} />,
  'selfie starting': () => <SelfieSample capture={{ phase: 'starting' }} />,
  'selfie counting': () => <SelfieSample capture={{ phase: 'counting', secondsLeft: 3 }} />,
  'selfie taken': () => <SelfieSample />,
  'selfie unavailable': () => <SelfieSample capture={{ phase: 'unavailable', cause: 'absent' }} />,
  'selfie camera failed': () => (
    <SelfieSample capture={{ phase: 'unavailable', cause: 'failed' }} />
  ),
  'selfie loading': () => <SelfieSample upload="loading" />,
  'selfie load failed': () => <SelfieSample upload="load" />,
  'selfie read failed': () => <SelfieSample upload="read" />,
  'selfie sending': () => <SelfieSample submission={{ phase: 'sending', progress: 0.4 }} />,
  'selfie failed': () => <SelfieSample submission={{ phase: 'failed', made: null, comment: '' }} />,
  'selfie done': () => <SelfieDone />,
};

/** A button for each state of the parts that change; the state pressed last stands below. */
export function StateBench({ videos }: { videos: SampleVideos }) {
  const t = useTranslations('modal');
  const [shown, setShown] = useState<GalleryState | null>(null);

  return (
    <>
      <ul className={styles.row}>
        {galleryStates.map((state) => (
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
            {samples[shown](videos)}
          </ErrorBoundary>
        </section>
      )}
    </>
  );
}
