import { type ComponentType, lazy, type ReactNode } from 'react';
import video from '@/components/ui/video.module.css';
import { importCallCard } from '@/components/call/card/import-call-card';
import { CallForm } from '@/components/call/form/CallForm';
import { VisitorPart } from '@/components/call/senators/VisitorPart';
import { ActionEmbed, EmbedView } from '@/components/embed/ActionEmbed';
import { useContent } from '@/components/providers/ContentProvider';
import { SelfieFormView } from '@/components/selfie/SelfieForm';
import { SelfieResult } from '@/components/selfie/SelfieResult';
import { FramePlayer } from '@/components/video/FramePlayer';
import { Player } from '@/components/video/ServicePlayer';
import { VideoPlayer } from '@/components/video/VideoPlayer';
import { type Attempt, noAttempt, useAttempts } from '@/lib/call/attempts';
import { type CallResult, noCall, useCall } from '@/lib/call/card-state';
import { type CallFailure, callFailures } from '@/lib/call/failures';
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

export type SampleVideos = Partial<Record<VideoService, Video>>;

/** What is in the stores while a part is shown. */
type Sample = {
  shows: (videos: SampleVideos) => ReactNode;
  attempt?: Attempt;
  zip?: string;
  reason?: string;
  hasSigned?: true;
  call?: Partial<typeof noCall>;
  selfie?: Partial<Selfie>;
};

const failed = (cause: CallFailure): Attempt => ({ phase: 'failed', at: 0, cause });

const after = (result: CallResult) => ({
  zip: '27601',
  call: { outcome: { result, answeredBy: null } },
});

const SIDE_PX = 640;

function samplePhoto(): HTMLCanvasElement {
  const { canvas, context } = createCanvas({ width: SIDE_PX, height: SIDE_PX });
  context.fillStyle = publicConfig.inks.gold;
  context.fillRect(0, 0, SIDE_PX, SIDE_PX);
  return canvas;
}

const CallCard = lazy(importCallCard);

/** The card of a state with a vacant seat: the directory of this page then has one senator of Wyoming. */
const CardWithVacantSeat = lazy(async () => {
  if (process.env.WITHOUT_SENATORS) return importCallCard();
  const { default: directory } = await import('@/lib/call/senate-directory.json');
  const states: Record<string, string> = directory.states;
  states.WY = states.WY?.replace(/\/.*/, '') ?? '';
  return importCallCard();
});

const CallWithoutVoice = lazy(async () => {
  const part = await import('@/components/call/script/CallWithoutVoice');
  const unfold = (ways: HTMLElement | null) => {
    for (const fold of ways?.querySelectorAll('details') ?? []) fold.open = true;
  };
  return {
    default: () => (
      <div ref={unfold}>
        <part.CallWithoutVoice />
      </div>
    ),
  };
});

const LetterFields = lazy<ComponentType<{ state: string }>>(async () => {
  if (process.env.WITHOUT_SENATORS) return { default: () => null };
  const { LetterFields: Fields } = await import('@/components/print/LetterFields');
  const place = { name: '', names: null, contacts: [], note: null };
  return {
    default: ({ state }) => (
      <Fields place={{ ...place, id: state }} office="" onAddressee={() => {}} />
    ),
  };
});

const SelfieDone = lazy(async () => {
  const picture = { photo: samplePhoto(), framing: CENTERED };
  const words = { caption: publicConfig.hashtag, title: publicConfig.hashtag };
  const look = { finish: 'plain', address: 'example.org' } as const;
  const poster = await createSelfiePoster({ picture, ...words, ...look });
  return { default: () => <SelfieResult phase="done" poster={poster} photoUrl={null} /> };
});

function LetterForm({ phase }: { phase: Embed['phase'] }) {
  const { intro_letter_action_network_id: id } = useContent().values;
  if (phase === 'shown') return <ActionEmbed type="letter" id={id} />;
  return <EmbedView type="letter" id={id} embed={{ phase, height: 0 }} />;
}

const statesOf = (
  part: string,
  shows: Sample['shows'],
  states: Record<string, Partial<Sample>>,
): Record<string, Sample> =>
  Object.fromEntries(
    Object.entries(states).map(([name, sample]) => [`${part} ${name}`, { shows, ...sample }]),
  );

const named = <Name extends string>(
  names: readonly Name[],
  make: (name: Name) => Partial<Sample>,
): Record<string, Partial<Sample>> => Object.fromEntries(names.map((name) => [name, make(name)]));

export const samples: Record<string, Sample> = {
  ...statesOf('call', () => <CallForm id="gallery" />, {
    again: { attempt: { phase: 'confirming', at: 0, earlier: 'placed', number: '' } },
    sending: { attempt: { phase: 'asked', at: 0 } },
    ...named(Object.keys(callFailures) as CallFailure[], (cause) => ({ attempt: failed(cause) })),
  }),
  ...statesOf('script', () => <CallCard />, {
    'after a call': {},
    'after a failure': { attempt: failed('timed-out') },
    'refused, with numbers': { attempt: failed('refused'), zip: '27601' },
    'with senators': { zip: '89501' },
    'with one of two senators': { zip: '82001', shows: () => <CardWithVacantSeat /> },
    'for voicemail': { zip: '27601', call: { script: 'voicemail' } },
    spoke: after('spoke'),
    'left a message': after('message'),
    'was busy': after('busy'),
    'mailbox full': after('full'),
    'with a reason': { zip: '26001', reason: 'I work nights and cannot pay my rent.' },
    'after the letter': { hasSigned: true },
    'both called': after('both'),
    'two friends asked': { call: { passedOn: 2 } },
    'signed up': { call: { signUp: 'sent' } },
    'not signed up': { call: { signUp: 'failed' } },
  }),
  'script without a voice': { shows: () => <CallWithoutVoice /> },
  'letter to senators nearby': { shows: () => <LetterFields state="nc" /> },
  'letter to senators far away': { shows: () => <LetterFields state="ga" /> },
  ...statesOf(
    'numbers',
    () => (
      <>
        <p>
          <VisitorPart name="SenatorsLine" />
        </p>
        <VisitorPart name="VisitorSenators" />
      </>
    ),
    {
      'of senators': { zip: '26001' },
      'of a district': { zip: '20001' },
      'of the military': { zip: '09001' },
      'of nowhere': { zip: '00000' },
    },
  ),
  // the evening of Thanksgiving, and the noon after it in Washington
  'hours closed': {
    shows: () => <VisitorPart name="OfficeHours" now={new Date('2021-11-25T23:00:00Z')} />,
  },
  'hours open': {
    shows: () => <VisitorPart name="OfficeHours" now={new Date('2021-11-26T17:00:00Z')} />,
  },
  ...statesOf(
    'embed',
    () => null,
    named(['shown', 'loading', 'rescue', 'offline', 'unsent', 'continued'], (phase) => ({
      shows: () => <LetterForm phase={phase} />,
    })),
  ),
  ...statesOf(
    'player',
    ({ youtube }) => <VideoPlayer name="gallery" video={youtube} title="youtube" />,
    {
      poster: {},
      ...named(['facebook', 'vimeo', 'youtube'], (service) => ({
        shows: ({ [service]: found }) =>
          found && <Player video={found} title={service} lang={undefined} />,
      })),
      plain: {
        shows: ({ youtube }) =>
          youtube && (
            <div className={video.stage}>
              <FramePlayer video={youtube} title="youtube" lang={undefined} onFrame={() => {}} />
            </div>
          ),
      },
    },
  ),
  ...statesOf('selfie', () => <SelfieFormView />, {
    idle: { selfie: { capture: { phase: 'idle' } } },
    starting: { selfie: { capture: { phase: 'starting' } } },
    counting: { selfie: { capture: { phase: 'counting', secondsLeft: 3 } } },
    taken: {},
    'two colors': { selfie: { finish: 'halftone' } },
    framed: { selfie: { framing: { zoom: 1.5, x: 0, y: 1 } } },
    'words alone': { selfie: { isWordsAlone: true } },
    unavailable: { selfie: { capture: { phase: 'unavailable', cause: 'absent' } } },
    'camera failed': { selfie: { capture: { phase: 'unavailable', cause: 'failed' } } },
    loading: { selfie: { upload: { phase: 'loading', file: new File([], '') } } },
    'load failed': { selfie: { upload: { phase: 'failed', failure: 'load' } } },
    'read failed': { selfie: { upload: { phase: 'failed', failure: 'read' } } },
    sending: { selfie: { submission: { phase: 'sending', progress: 0.4 } } },
    failed: { selfie: { submission: { phase: 'failed', poster: null } } },
    done: { shows: () => <SelfieDone /> },
  }),
};

export function storeSample({ attempt, zip = '', reason = '', hasSigned, call, selfie }: Sample) {
  useAttempts.setState({ ...noAttempt, ...(attempt && { attempt }) });
  useCall.setState({ ...noCall, ...call });
  const capture = { phase: 'taken', photo: samplePhoto(), webcam: 'offered' } as const;
  useSelfie.setState({ ...noSelfie, capture, ...selfie });
  restorePlacard();
  if (hasSigned) usePlacard.setState({ actions: ['signed'] });
  saveFields({ userLocation: zip, reason });
}
