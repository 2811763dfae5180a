import { create } from 'zustand';
import { preventReload } from '@/lib/browser/reload';
import { type Capture, type CaptureEvent, photoOf, step } from './capture';
import { CENTERED, type Framing } from './framing';
import type { PhotoFinish } from './poster-shapes';
import type { SelfiePoster } from './selfie-poster.browser';

export type Upload =
  | { phase: 'none' }
  | { phase: 'loading'; file: File }
  | { phase: 'failed'; failure: 'load' | 'read' };

/**
 * `photoUrl` is the service’s picture, null where there is no service; `isHidden` where the browser hides
 * pictures from pages.
 */
export type Submission =
  | { phase: 'editing' }
  | { phase: 'sending'; progress: number }
  | { phase: 'failed'; poster: SelfiePoster | null; isHidden?: boolean }
  | { phase: 'done'; poster: SelfiePoster; photoUrl: string | null };

export type Selfie = {
  capture: Capture;
  framing: Framing;
  isWordsAlone: boolean;
  upload: Upload;
  caption: string | null;
  finish: PhotoFinish;
  isMuted: boolean;
  submission: Submission;
};

export const noSelfie: Selfie = {
  // no webcam is offered until one is found
  capture: { phase: 'unavailable', cause: 'absent' },
  framing: CENTERED,
  isWordsAlone: false,
  upload: { phase: 'none' },
  caption: null,
  finish: 'plain',
  isMuted: false,
  submission: { phase: 'editing' },
};

/** In memory only: closing the modal loses nothing. */
export const useSelfie = create<Selfie>(() => noSelfie);

preventReload(() => {
  const { caption, capture } = useSelfie.getState();
  return Boolean(caption) || photoOf(capture) !== null;
});

/** The ends of a caption are trimmed on the poster. */
function isSamePoster(one: Selfie, other: Selfie): boolean {
  return (
    photoOf(one.capture) === photoOf(other.capture) &&
    one.framing === other.framing &&
    one.isWordsAlone === other.isWordsAlone &&
    one.caption?.trim() === other.caption?.trim() &&
    one.finish === other.finish
  );
}

/** A failure is about the poster that was sent, so another one clears it. */
export function setSelfie(change: Partial<Omit<Selfie, 'submission'>>): void {
  const before = useSelfie.getState();
  useSelfie.setState(change);
  const hasFailed = before.submission.phase === 'failed';
  if (hasFailed && !isSamePoster(before, useSelfie.getState())) setSubmission({ phase: 'editing' });
}

/** Another photo is shown, and in its middle. */
export function stepCapture(event: CaptureEvent): void {
  const before = useSelfie.getState().capture;
  const capture = step(before, event);
  const isOther = photoOf(capture) !== photoOf(before);
  setSelfie(isOther ? { capture, framing: CENTERED, isWordsAlone: false } : { capture });
}

/** A poster that is no longer shown is freed. */
export function setSubmission(submission: Submission): void {
  const before = useSelfie.getState().submission;
  if ('poster' in before && before.poster) URL.revokeObjectURL(before.poster.url);
  useSelfie.setState({ submission });
}

export function makeAnother(): void {
  stepCapture({ type: 'discard' });
  setSelfie({ isWordsAlone: false });
  setSubmission({ phase: 'editing' });
}
