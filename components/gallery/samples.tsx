import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CallForm } from '@/components/call/CallForm';
import { DirectNumbers } from '@/components/call/DirectNumbers';
import { NoCallForm } from '@/components/call/NoCallForm';
import { ActionEmbed, EmbedView } from '@/components/embed/ActionEmbed';
import { CallScriptModal } from '@/components/modals/CallScriptModal';
import { useFormTexts } from '@/components/modals/FormTextsProvider';
import { SelfieFormView } from '@/components/selfie/SelfieFormView';
import { SelfieResult } from '@/components/selfie/SelfieResult';
import type { Upload } from '@/components/selfie/useUpload';
import { useContent } from '@/components/shell/ContentProvider';
import { FramePlayer } from '@/components/video/FramePlayer';
import { Player } from '@/components/video/Player';
import { VideoPlayer } from '@/components/video/VideoPlayer';
import stage from '@/components/video/video.module.css';
import { forgetFile, keepFile } from '@/lib/browser/files';
import { posterFile } from '@/lib/browser/poster';
import { samplePhoto } from '@/lib/browser/sample-photo';
import type { Embed } from '@/lib/embed/embed-step';
import type { Capture } from '@/lib/selfie/capture';
import { type CallAttempt, type SignUp, setAttempt, setSignUp } from '@/lib/state/call';
import { type MadePoster, type Submission, setSubmission } from '@/lib/state/selfie';
import type { Video, VideoService } from '@/lib/video/services';

/** Puts the call where it stands after this attempt and this wish to be kept posted. */
function useCallState(attempt: CallAttempt, signUp: SignUp = 'none') {
  useLayoutEffect(() => {
    setAttempt(attempt);
    setSignUp(signUp);
    return () => {
      setAttempt({ phase: 'idle' });
      setSignUp('none');
    };
  }, [attempt, signUp]);
}

/** The call form after this attempt, where there is one at all. */
export function CallSample({ attempt }: { attempt: CallAttempt }) {
  const texts = useFormTexts().callForm;
  useCallState(attempt);
  if (texts.unavailable) return <NoCallForm reason={texts.unavailable} />;
  return <CallForm id="gallery" texts={texts} />;
}

/** The call script after this attempt. */
export function ScriptSample({ attempt, signUp }: { attempt: CallAttempt; signUp?: SignUp }) {
  useCallState(attempt, signUp);
  return <CallScriptModal />;
}

/** The senators' own numbers for a ZIP code. */
export function NumbersSample({ zip }: { zip: string }) {
  return <DirectNumbers zip={zip} texts={useFormTexts().callForm.direct} />;
}

/** The open letter's form in one phase, or as it is where none is given. */
export function EmbedSample({ phase }: { phase?: Embed['phase'] }) {
  const letter = {
    type: 'letter',
    id: useContent().content.intro_letter_action_network_id,
  } as const;
  if (!phase) return <ActionEmbed {...letter} />;
  return <EmbedView {...letter} embed={{ phase, height: 0 }} />;
}

/** A video of each service, where the content has one. */
export type SampleVideos = Partial<Record<VideoService, Video>>;

type VideoSampleProps = { video: Video | undefined };

/** A video before it is pressed. */
export function VideoSample({ video }: VideoSampleProps) {
  const texts = useFormTexts().video;
  return video && <VideoPlayer name="gallery" video={video} title={video.service} texts={texts} />;
}

/** A video that plays. */
export function PlayerSample({ video }: VideoSampleProps) {
  const texts = useFormTexts().video;
  return video && <Player video={video} title={video.service} lang={undefined} texts={texts} />;
}

/** A video that plays in a plain frame, as where the service's script does not come. */
export function PlainPlayerSample({ video }: VideoSampleProps) {
  const { lang } = useFormTexts().video;
  if (!video) return null;
  return (
    <div className={stage.stage}>
      <FramePlayer
        video={video}
        title={video.service}
        lang={undefined}
        siteLang={lang}
        onFrame={() => {}}
      />
    </div>
  );
}

const taken = (): Capture => ({ phase: 'taken', photo: samplePhoto(), camera: 'offered' });

type SelfieSampleProps = {
  capture?: Capture;
  upload?: Upload;
  submission?: Submission;
};

const editing: Submission = { phase: 'editing' };

/** The selfie form in one phase, with no camera and no file behind it. */
export function SelfieSample(props: SelfieSampleProps) {
  const { upload = 'none', submission = editing } = props;
  const texts = useFormTexts().selfie;
  const [capture] = useState(() => props.capture ?? taken());
  const video = useRef<HTMLVideoElement>(null);
  const nothing = () => {};

  useLayoutEffect(() => {
    setSubmission(submission);
    return () => setSubmission(editing);
  }, [submission]);

  return (
    <SelfieFormView
      capture={capture}
      video={video}
      upload={upload}
      texts={texts}
      onStart={nothing}
      onCancel={nothing}
      onFile={nothing}
    />
  );
}

/** The result, with a poster made here and no service. */
export function SelfieDone() {
  const texts = useFormTexts().selfie;
  const [made, setMade] = useState<MadePoster | null>(null);
  const comment = texts.caption.fallback;

  useEffect(() => {
    let kept: MadePoster | null = null;
    let isGone = false;
    void posterFile({ photo: samplePhoto(), caption: comment, ...texts.printed }).then((poster) => {
      if (isGone) return;
      kept = keepFile(poster, 'sample.png');
      setMade(kept);
    });
    return () => {
      isGone = true;
      if (kept) forgetFile(kept.address);
    };
  }, [comment, texts]);

  if (!made) return null;
  const { pageUrl: shareUrl } = texts;
  return (
    <SelfieResult done={{ phase: 'done', made, photoUrl: null, shareUrl, comment }} texts={texts} />
  );
}
