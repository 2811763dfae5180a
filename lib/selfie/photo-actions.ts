import { PhotoError, photoFromFile } from './photo-file.browser';
import { enableSounds, stopSounds } from './sound.browser';
import { setSelfie, stepCapture, useSelfie } from './state';

/** To be called from a press, for the sounds. */
export function startCapture(): void {
  if (!useSelfie.getState().isMuted) enableSounds();
  cancelUpload();
  setSelfie({ isWordsAlone: false });
  stepCapture({ type: 'start' });
}

export function toggleWordsAlone(): void {
  cancelCapture();
  cancelUpload();
  setSelfie({ isWordsAlone: !useSelfie.getState().isWordsAlone });
}

export function cancelCapture(): void {
  stopSounds();
  stepCapture({ type: 'cancel' });
}

/**
 * Puts the photo in a file on the poster; of two at once the later counts. A file that fails leaves the
 * photo before it, and says why in the store’s `upload`.
 */
export async function uploadPhoto(file: File | undefined): Promise<void> {
  if (!file || useSelfie.getState().submission.phase === 'sending') return;
  const upload = { phase: 'loading', file } as const;
  const isCurrent = () => useSelfie.getState().upload === upload;
  setSelfie({ upload });

  try {
    const photo = await photoFromFile(file);
    if (!isCurrent()) return;
    setSelfie({ upload: { phase: 'none' } });
    stepCapture({ type: 'photo', photo });
  } catch (error) {
    const failure = error instanceof PhotoError ? error.failure : 'load';
    if (isCurrent()) setSelfie({ upload: { phase: 'failed', failure } });
  }
}

export function cancelUpload(): void {
  setSelfie({ upload: { phase: 'none' } });
}
