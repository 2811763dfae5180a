import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CallForm } from '@/components/call/CallForm';
import type { CallFormTexts } from '@/components/call/call-texts';
import { NoCallForm } from '@/components/call/NoCallForm';
import { CallScriptModal } from '@/components/modals/CallScriptModal';
import type { ModalTexts } from '@/components/modals/modal-texts';
import { SelfieFormView } from '@/components/selfie/SelfieFormView';
import { SelfieResult } from '@/components/selfie/SelfieResult';
import type { SelfieTexts } from '@/components/selfie/selfie-texts';
import type { Upload } from '@/components/selfie/useUpload';
import { forgetFile, keepFile } from '@/lib/browser/files';
import { posterFile } from '@/lib/browser/poster';
import { samplePhoto } from '@/lib/browser/sample-photo';
import type { Capture } from '@/lib/selfie/capture';
import { type CallAttempt, type SignUp, setAttempt, setSignUp } from '@/lib/state/call';
import { type MadePoster, type Submission, setSubmission } from '@/lib/state/selfie';

/** The call form as it stands after this attempt, until it goes; where there is one at all. */
export function CallSample({ attempt, texts }: { attempt: CallAttempt; texts: CallFormTexts }) {
  useLayoutEffect(() => {
    setAttempt(attempt);
    return () => setAttempt({ phase: 'idle' });
  }, [attempt]);
  if (texts.unavailable) return <NoCallForm reason={texts.unavailable} />;
  return <CallForm id="gallery" texts={texts} />;
}

type ScriptSampleProps = { attempt: CallAttempt; signUp?: SignUp; texts: ModalTexts };

/** The call script as it stands after this attempt, and this wish to be kept posted. */
export function ScriptSample({ attempt, signUp = 'none', texts }: ScriptSampleProps) {
  useLayoutEffect(() => {
    setAttempt(attempt);
    setSignUp(signUp);
    return () => {
      setAttempt({ phase: 'idle' });
      setSignUp('none');
    };
  }, [attempt, signUp]);
  return <CallScriptModal texts={texts} />;
}

const taken = (): Capture => ({ phase: 'taken', photo: samplePhoto(), camera: 'offered' });

type SelfieSampleProps = {
  texts: SelfieTexts;
  capture?: Capture;
  upload?: Upload;
  submission?: Submission;
};

const editing: Submission = { phase: 'editing' };

/** The selfie form in one phase, with no camera and no file behind it. */
export function SelfieSample(props: SelfieSampleProps) {
  const { texts, upload = 'none', submission = editing } = props;
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
export function SelfieDone({ texts }: { texts: SelfieTexts }) {
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
