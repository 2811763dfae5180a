import { create } from 'zustand';
import { forgetFile } from '@/lib/browser/files';
import type { Photo } from '@/lib/selfie/capture';

/** The poster made on this device: its file, and an address under which this page finds it. */
export type MadePoster = { file: File; address: string };

/**
 * Where the visitor's selfie stands (spec.md section 4, Selfie capture, Submit). `photoUrl` is the
 * combined image of the service; without a service there is only the poster made here.
 */
export type Submission =
  | { phase: 'editing' }
  | { phase: 'sending'; progress: number }
  | { phase: 'failed'; made: MadePoster | null; comment: string }
  | { phase: 'done'; made: MadePoster; photoUrl: string | null; shareUrl: string; comment: string };

type Selfie = {
  /** null until something is written: then the default comment stands there */
  caption: string | null;
  photo: Photo | null;
  isMuted: boolean;
  /** once the webcam has failed, only upload is offered (spec.md section 4) */
  isCameraLost: boolean;
  submission: Submission;
};

export const noSelfie: Selfie = {
  caption: null,
  photo: null,
  isMuted: false,
  isCameraLost: false,
  submission: { phase: 'editing' },
};

/** The selfie in the making, in memory only: closing the modal loses nothing. */
export const useSelfie = create<Selfie>(() => noSelfie);

/** Whether they make the same poster, on which the ends of a caption are trimmed. */
function isSamePoster(one: Selfie, other: Selfie): boolean {
  return one.photo === other.photo && one.caption?.trim() === other.caption?.trim();
}

/** Changes the selfie. A failure speaks of the poster that was sent: another one begins anew. */
export function setSelfie(change: Partial<Omit<Selfie, 'submission'>>): void {
  const before = useSelfie.getState();
  useSelfie.setState(change);
  const { submission } = before;
  if (submission.phase !== 'failed' || isSamePoster(before, useSelfie.getState())) return;
  if (submission.made) forgetFile(submission.made.address);
  setSubmission({ phase: 'editing' });
}

export function setSubmission(submission: Submission): void {
  useSelfie.setState({ submission });
}

/** Back to the form, with the caption kept and no photo. */
export function makeAnother(): void {
  useSelfie.setState({ photo: null, submission: { phase: 'editing' } });
}
