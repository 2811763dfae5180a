'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { UnavailableNotice } from '@/components/ui/UnavailableNotice';
import { VisitorPlace } from '@/components/call/VisitorPlace';
import { FramePlayer } from '@/components/video/FramePlayer';
import { Player } from '@/components/video/Player';
import { VideoPlayer } from '@/components/video/VideoPlayer';
import video from '@/components/video/video.module.css';
import type { CallFailure } from '@/lib/call/service';
import type { CallResult } from '@/lib/call/state';
import { saveFields } from '@/lib/call/visitor';
import type { VideoService } from '@/lib/content/model/video-services';
import { targetsKind } from '@/lib/targets';
import type { Video } from '@/lib/video/videos';
import styles from './gallery.module.css';
import { SelfieDone, SelfieSample } from './SelfieSamples';
import { CallSample, EmbedSample, ScriptSample } from './samples';

/** A video of each service, where the content has one. */
export type SampleVideos = Partial<Record<VideoService, Video>>;

const placed = { phase: 'placed', at: 0 } as const;
const failed = (cause: CallFailure) => () => (
  <CallSample attempt={{ phase: 'failed', at: 0, cause }} />
);
const result = (outcome: CallResult) => () => (
  <ScriptSample attempt={placed} zipCode="27601" result={outcome} />
);
/** The senators' names for a ZIP code, as on the call page. */
function SenatorsSample({ zip }: { zip: string }) {
  useLayoutEffect(() => {
    saveFields({ userLocation: zip });
    return () => saveFields({ userLocation: '' });
  }, [zip]);

  return (
    <>
      <p>
        <VisitorPlace part="line" />
      </p>
      <VisitorPlace part="senators" />
    </>
  );
}

const numbers = (zip: string) => () => <SenatorsSample zip={zip} />;
const player =
  (service: VideoService) =>
  ({ [service]: video }: SampleVideos) =>
    video && <Player video={video} title={service} lang={undefined} />;

/** The states of the interactive parts, rendered by the parts themselves. */
const samples = {
  'call again': () => (
    <CallSample attempt={{ phase: 'confirming', at: 0, earlier: 'placed', number: '' }} />
  ),
  'call sending': () => <CallSample attempt={{ phase: 'asked', at: 0 }} />,
  'call rate-limited': failed('rate-limited'),
  'call archived': failed('archived'),
  'call paused': failed('paused'),
  'call refused': failed('refused'),
  'call timed-out': failed('timed-out'),
  'call offline': failed('offline'),
  'call dropped': failed('dropped'),
  'call unreachable': failed('unreachable'),
  'call unknown': failed('unknown'),

  'script after a call': () => <ScriptSample attempt={placed} />,
  'script after a failure': () => (
    <ScriptSample attempt={{ phase: 'failed', at: 0, cause: 'timed-out' }} />
  ),
  'script refused, with numbers': () => (
    <ScriptSample attempt={{ phase: 'failed', at: 0, cause: 'refused' }} zipCode="27601" />
  ),
  'script with senators': () => <ScriptSample attempt={placed} zipCode="89501" />,
  'script for voicemail': () => (
    <ScriptSample attempt={placed} zipCode="27601" script="voicemail" />
  ),
  'script spoke': result('spoke'),
  'script left a message': result('message'),
  'script was busy': result('busy'),
  'script both called': result('both'),
  'script signed up': () => <ScriptSample attempt={placed} signUp="sent" />,
  'script not signed up': () => <ScriptSample attempt={placed} signUp="failed" />,

  'numbers of senators': numbers('26001'),
  'numbers of a district': numbers('20001'),
  'numbers of the military': numbers('09001'),
  'numbers of nowhere': numbers('00000'),

  'embed loading': () => <EmbedSample phase="loading" />,
  'embed shown': () => <EmbedSample />,
  'embed rescue': () => <EmbedSample phase="rescue" />,
  'embed offline': () => <EmbedSample phase="offline" />,
  'embed unsent': () => <EmbedSample phase="unsent" />,
  'embed continued': () => <EmbedSample phase="continued" />,

  'player poster': ({ youtube }) => <VideoPlayer name="gallery" video={youtube} title="youtube" />,
  'player facebook': player('facebook'),
  'player vimeo': player('vimeo'),
  'player youtube': player('youtube'),
  'player plain': ({ youtube }) =>
    youtube && (
      <div className={video.stage}>
        <FramePlayer video={youtube} title="youtube" lang={undefined} onFrame={() => {}} />
      </div>
    ),

  'selfie idle': () => <SelfieSample capture={{ phase: 'idle' }} />,
  'selfie starting': () => <SelfieSample capture={{ phase: 'starting' }} />,
  'selfie counting': () => <SelfieSample capture={{ phase: 'counting', secondsLeft: 3 }} />,
  'selfie taken': () => <SelfieSample />,
  'selfie headline': () => <SelfieSample layout="headline" finish="halftone" />,
  'selfie column': () => <SelfieSample layout="column" />,
  'selfie framed': () => <SelfieSample framing={{ zoom: 1.5, x: 0, y: 1 }} />,
  'selfie words alone': () => <SelfieSample isWordsAlone />,
  'selfie unavailable': () => <SelfieSample capture={{ phase: 'unavailable', cause: 'absent' }} />,
  'selfie camera failed': () => (
    <SelfieSample capture={{ phase: 'unavailable', cause: 'failed' }} />
  ),
  'selfie loading': () => <SelfieSample upload={{ phase: 'loading', file: new File([], '') }} />,
  'selfie load failed': () => <SelfieSample upload={{ phase: 'failed', failure: 'load' }} />,
  'selfie read failed': () => <SelfieSample upload={{ phase: 'failed', failure: 'read' }} />,
  'selfie sending': () => <SelfieSample submission={{ phase: 'sending', progress: 0.4 }} />,
  'selfie failed': () => <SelfieSample submission={{ phase: 'failed', poster: null }} />,
  'selfie done': () => <SelfieDone />,
} satisfies Record<string, (videos: SampleVideos) => ReactNode>;
type GalleryState = keyof typeof samples;

/** The states that a campaign does not have, by whom it addresses. */
const foreign = {
  'us-senators': /^$/,
  list: /senators|^numbers|both called/,
  nobody: /^(call|script|numbers) /,
};
const states = (Object.keys(samples) as GalleryState[]).filter(
  (state) => !foreign[targetsKind()].test(state),
);

/** A button for each state; the last one pressed shows below. */
export function StateBench({ videos }: { videos: SampleVideos }) {
  const t = useTranslations('modal');
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
        <section key={shown} className={styles.stage} aria-label={shown}>
          <ErrorBoundary fallback={<UnavailableNotice>{t('failed')}</UnavailableNotice>}>
            {samples[shown](videos)}
          </ErrorBoundary>
        </section>
      )}
    </>
  );
}
