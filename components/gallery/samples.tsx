import { lazy, type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import layout from '@/components/ui/layout.module.css';
import { CallForm } from '@/components/call/CallForm';
import { importCallCard } from '@/components/call/import-call-card';
import { VisitorPlace } from '@/components/call/VisitorPlace';
import { ActionEmbed, EmbedView } from '@/components/embed/ActionEmbed';
import { useContent } from '@/components/providers/ContentProvider';
import { LazyMessages } from '@/components/providers/LazyMessages';
import { SelfieFormView } from '@/components/selfie/SelfieForm';
import { SelfieResult } from '@/components/selfie/SelfieResult';
import { FramePlayer } from '@/components/video/FramePlayer';
import { Player } from '@/components/video/Player';
import { VideoPlayer } from '@/components/video/VideoPlayer';
import video from '@/components/video/video.module.css';
import { type Attempt, noAttempt, useAttempts } from '@/lib/call/attempts';
import { type CallFailure, callFailures } from '@/lib/call/service';
import { type CallResult, noCall, useCall } from '@/lib/call/state';
import { saveFields } from '@/lib/call/visitor';
import { publicConfig } from '@/lib/config/public-config';
import type { VideoService } from '@/lib/content/model/video-services';
import type { Embed } from '@/lib/embed/embed-step';
import { createCanvas } from '@/lib/pictures/canvas.browser';
import { restorePlacard, usePlacard } from '@/lib/placard/state';
import { CENTERED } from '@/lib/selfie/framing';
import { createSelfiePoster } from '@/lib/selfie/selfie-poster.browser';
import { noSelfie, type Selfie, useSelfie } from '@/lib/selfie/state';
import type { Video } from '@/lib/video/videos';
import selfie from '@/messages/selfie.json';

/** A video of each service, where the content has one. */
export type SampleVideos = Partial<Record<VideoService, Video>>;
type Sample = (videos: SampleVideos) => ReactNode;

const placed: Attempt = { phase: 'placed', at: 0 };
const failed = (cause: CallFailure): Attempt => ({ phase: 'failed', at: 0, cause });

const outcome = (result: CallResult) => ({ result, answeredBy: null });

const attempts: Record<string, Attempt> = {
  again: { phase: 'confirming', at: 0, earlier: 'placed', number: '' },
  sending: { phase: 'asked', at: 0 },
  ...Object.fromEntries(
    (Object.keys(callFailures) as CallFailure[]).map((cause) => [cause, failed(cause)]),
  ),
};

type CardState = Partial<typeof noCall> & { attempt?: Attempt; zip?: string; hasSigned?: true };

const cards: Record<string, CardState> = {
  'after a call': {},
  'after a failure': { attempt: failed('timed-out') },
  'refused, with numbers': { attempt: failed('refused'), zip: '27601' },
  'with senators': { zip: '89501' },
  'for voicemail': { zip: '27601', script: 'voicemail' },
  spoke: { zip: '27601', outcome: outcome('spoke') },
  'left a message': { zip: '27601', outcome: outcome('message') },
  'was busy': { zip: '27601', outcome: outcome('busy') },
  'mailbox full': { zip: '27601', outcome: outcome('full') },
  'with a reason': { zip: '26001', reason: 'I work nights and cannot pay my rent.' },
  'after the letter': { hasSigned: true },
  'both called': { zip: '27601', outcome: outcome('both') },
  'signed up': { signUp: 'sent' },
  'not signed up': { signUp: 'failed' },
};

const zips = {
  'of senators': '26001',
  'of a district': '20001',
  'of the military': '09001',
  'of nowhere': '00000',
};

/** The evening of Thanksgiving, and the noon after it in Washington. */
const hours = { closed: '2021-11-25T23:00:00Z', open: '2021-11-26T17:00:00Z' };

const embeds: Embed['phase'][] = ['loading', 'rescue', 'offline', 'unsent', 'continued'];

const selfies: Record<string, Partial<Selfie>> = {
  idle: { capture: { phase: 'idle' } },
  starting: { capture: { phase: 'starting' } },
  counting: { capture: { phase: 'counting', secondsLeft: 3 } },
  taken: {},
  headline: { layout: 'headline', finish: 'halftone' },
  column: { layout: 'column' },
  framed: { framing: { zoom: 1.5, x: 0, y: 1 } },
  'words alone': { isWordsAlone: true },
  unavailable: { capture: { phase: 'unavailable', cause: 'absent' } },
  'camera failed': { capture: { phase: 'unavailable', cause: 'failed' } },
  loading: { upload: { phase: 'loading', file: new File([], '') } },
  'load failed': { upload: { phase: 'failed', failure: 'load' } },
  'read failed': { upload: { phase: 'failed', failure: 'read' } },
  sending: { submission: { phase: 'sending', progress: 0.4 } },
  failed: { submission: { phase: 'failed', poster: null } },
};

/** Its children with a state in the stores that `set` puts there, until they are gone. */
function Stored({ set, children }: { set: () => void; children: ReactNode }) {
  const [isSet, setIsSet] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one state for as long as it is mounted
  useLayoutEffect(() => {
    set();
    setIsSet(true);
    return () => {
      useAttempts.setState(noAttempt);
      useCall.setState(noCall);
      restorePlacard();
      useSelfie.setState(noSelfie);
      saveFields({ userLocation: '' });
    };
  }, []);
  return isSet && <Suspense>{children}</Suspense>;
}

const CallCard = lazy(importCallCard);

/** The messages that lazy parts bring, for parts of theirs. */
const SampleMessages = ({ children }: { children: ReactNode }) => (
  <LazyMessages messages={{ selfie }}>{children}</LazyMessages>
);

const SIDE_PX = 640;

/** A sample photo of a sky, with nobody in it. */
function samplePhoto(): HTMLCanvasElement {
  const { canvas, context } = createCanvas({ width: SIDE_PX, height: SIDE_PX });
  context.fillStyle = publicConfig.inks.gold;
  context.fillRect(0, 0, SIDE_PX, SIDE_PX);
  return canvas;
}

/** The result with a poster drawn here, without the service. */
const SelfieDone = lazy(async () => {
  const { layout, finish } = noSelfie;
  const picture = { photo: samplePhoto(), framing: CENTERED };
  const words = { caption: publicConfig.hashtag, title: publicConfig.hashtag };
  const look = { layout, finish, address: 'example.org' };
  const poster = await createSelfiePoster({ picture, ...words, ...look });
  return { default: () => <SelfieResult phase="done" poster={poster} photoUrl={null} /> };
});

function LetterForm({ phase }: { phase: Embed['phase'] | undefined }) {
  const { intro_letter_action_network_id: id } = useContent().values;
  return (
    // as the modal has it
    <div className={layout.stack}>
      {phase ? (
        <EmbedView type="letter" id={id} embed={{ phase, height: 0 }} />
      ) : (
        <ActionEmbed type="letter" id={id} />
      )}
    </div>
  );
}

/** A part of the selfie with its messages, in a state of its own beside a photo that is taken. */
function SelfieSample({ state, children }: { state: Partial<Selfie>; children: ReactNode }) {
  const capture = { phase: 'taken', photo: samplePhoto(), webcam: 'offered' } as const;
  return (
    <Stored set={() => useSelfie.setState({ capture, ...state })}>
      <SampleMessages>{children}</SampleMessages>
    </Stored>
  );
}

const player =
  (service: VideoService): Sample =>
  ({ [service]: found }) =>
    found && <Player video={found} title={service} lang={undefined} />;

/** A sample for each row of a table, under the name of its part. */
function samplesOf<Row>(part: string, rows: Record<string, Row>, show: (row: Row) => ReactNode) {
  return Object.fromEntries(
    Object.entries(rows).map(([name, row]): [string, Sample] => [
      `${part} ${name}`,
      () => show(row),
    ]),
  );
}

/** The states of the interactive parts, rendered by the parts themselves. */
export const samples: Record<string, Sample> = {
  ...samplesOf('call', attempts, (attempt) => (
    <Stored set={() => useAttempts.setState({ attempt })}>
      <CallForm id="gallery" />
    </Stored>
  )),
  // the card keeps the ZIP it mounts with
  ...samplesOf('script', cards, ({ attempt = placed, zip = '', hasSigned, ...call }) => (
    <Stored
      set={() => {
        useAttempts.setState({ attempt });
        useCall.setState(call);
        if (hasSigned) usePlacard.setState({ actions: ['signed'] });
        saveFields({ userLocation: zip });
      }}
    >
      <CallCard />
    </Stored>
  )),
  ...samplesOf('numbers', zips, (zip) => (
    <Stored set={() => saveFields({ userLocation: zip })}>
      <p>
        <VisitorPlace part="line" />
      </p>
      <VisitorPlace part="senators" />
    </Stored>
  )),
  ...samplesOf('hours', hours, (now) => <VisitorPlace part="hours" now={new Date(now)} />),
  ...samplesOf(
    'embed',
    { shown: undefined, ...Object.fromEntries(embeds.map((each) => [each, each])) },
    (phase) => <LetterForm phase={phase} />,
  ),
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
  ...samplesOf('selfie', selfies, (state) => (
    <SelfieSample state={state}>
      <SelfieFormView />
    </SelfieSample>
  )),
  'selfie done': () => (
    <SelfieSample state={{}}>
      <SelfieDone />
    </SelfieSample>
  ),
};
