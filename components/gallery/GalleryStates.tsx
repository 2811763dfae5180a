import type { ReactNode } from 'react';
import { DirectNumbers } from '@/components/call/DirectNumbers';
import { ActionEmbed, EmbedView } from '@/components/embed/ActionEmbed';
import { FramePlayer } from '@/components/video/FramePlayer';
import { Player } from '@/components/video/Player';
import { VideoPlayer } from '@/components/video/VideoPlayer';
import video from '@/components/video/video.module.css';
import type { CallFailure } from '@/lib/services/call';
import type { VideoService } from '@/lib/video/services';
import type { GalleryState } from './gallery-states';
import type { SampleProps } from './StateBench';
import { CallSample, ScriptSample, SelfieDone, SelfieSample } from './samples';

type Sample = (props: SampleProps) => ReactNode;

const failed =
  (cause: CallFailure): Sample =>
  ({ texts }) => <CallSample attempt={{ phase: 'failed', cause }} texts={texts.callForm} />;

const numbers =
  (zip: string): Sample =>
  ({ texts }) => <DirectNumbers zip={zip} texts={texts.script.direct} />;

const embed =
  (phase: 'loading' | 'rescue' | 'offline'): Sample =>
  ({ texts }) => <EmbedView embed={{ phase, height: 0 }} texts={texts.letter.embed} />;

const player =
  (service: VideoService): Sample =>
  ({ videos }) =>
    videos[service] && <Player video={videos[service]} title={service} lang={undefined} />;

/** Every state of `galleryStates`, drawn by the parts that visitors see. */
const samples: Record<GalleryState, Sample> = {
  'call sending': ({ texts }) => (
    <CallSample attempt={{ phase: 'sending' }} texts={texts.callForm} />
  ),
  'call rate-limited': failed('rate-limited'),
  'call archived': failed('archived'),
  'call paused': failed('paused'),
  'call refused': failed('refused'),
  'call timed-out': failed('timed-out'),
  'call offline': failed('offline'),
  'call unreachable': failed('unreachable'),

  'script after a call': ({ texts }) => (
    <ScriptSample attempt={{ phase: 'placed' }} texts={texts} />
  ),
  'script after a failure': ({ texts }) => (
    <ScriptSample attempt={{ phase: 'failed', cause: 'timed-out' }} texts={texts} />
  ),
  'script signed up': ({ texts }) => (
    <ScriptSample attempt={{ phase: 'placed' }} signUp="sent" texts={texts} />
  ),
  'script not signed up': ({ texts }) => (
    <ScriptSample attempt={{ phase: 'placed' }} signUp="failed" texts={texts} />
  ),

  'numbers of senators': numbers('26001'),
  'numbers of a district': numbers('20001'),
  'numbers of the military': numbers('09001'),
  'numbers of nowhere': numbers('00000'),

  'embed loading': embed('loading'),
  'embed shown': ({ texts }) => <ActionEmbed texts={texts.letter.embed} />,
  'embed rescue': embed('rescue'),
  'embed offline': embed('offline'),

  'player poster': ({ videos }) => (
    <VideoPlayer name="gallery" video={videos.youtube} title="youtube" />
  ),
  'player facebook': player('facebook'),
  'player vimeo': player('vimeo'),
  'player youtube': player('youtube'),
  'player plain': ({ videos }) =>
    videos.youtube && (
      <div className={video.stage}>
        <FramePlayer video={videos.youtube} title="youtube" lang={undefined} onFrame={() => {}} />
      </div>
    ),

  'selfie idle': ({ texts }) => <SelfieSample capture={{ phase: 'idle' }} texts={texts.selfie} />,
  'selfie starting': ({ texts }) => (
    <SelfieSample capture={{ phase: 'starting' }} texts={texts.selfie} />
  ),
  'selfie counting': ({ texts }) => (
    <SelfieSample capture={{ phase: 'counting', secondsLeft: 3 }} texts={texts.selfie} />
  ),
  'selfie taken': ({ texts }) => <SelfieSample texts={texts.selfie} />,
  'selfie unavailable': ({ texts }) => (
    <SelfieSample capture={{ phase: 'unavailable', cause: 'absent' }} texts={texts.selfie} />
  ),
  'selfie camera failed': ({ texts }) => (
    <SelfieSample capture={{ phase: 'unavailable', cause: 'failed' }} texts={texts.selfie} />
  ),
  'selfie loading': ({ texts }) => <SelfieSample upload="loading" texts={texts.selfie} />,
  'selfie load failed': ({ texts }) => <SelfieSample upload="load" texts={texts.selfie} />,
  'selfie read failed': ({ texts }) => <SelfieSample upload="read" texts={texts.selfie} />,
  'selfie sending': ({ texts }) => (
    <SelfieSample submission={{ phase: 'sending', progress: 0.4 }} texts={texts.selfie} />
  ),
  'selfie failed': ({ texts }) => (
    <SelfieSample submission={{ phase: 'failed', made: null, comment: '' }} texts={texts.selfie} />
  ),
  'selfie done': ({ texts }) => <SelfieDone texts={texts.selfie} />,
};

/** One state of the gallery, standing until another is asked for. */
export function GalleryStates({ state, ...props }: SampleProps & { state: GalleryState }) {
  return samples[state](props);
}
