import { useCallback, useEffect, useRef, useState } from 'react';
import { onGivenFile, PhotoError, photoFromFile } from '@/lib/browser/files';
import type { Photo } from '@/lib/selfie/capture';
import { useSelfie } from '@/lib/state/selfie';

/** Where the last file that the visitor gave stands. */
export type Upload = 'none' | 'loading' | PhotoError['failure'];

/**
 * Turns files that are chosen, dropped or pasted into a photo; of two at once the later one counts.
 * A file that fails leaves what was there.
 */
export function useUpload(onPhoto: (photo: Photo) => void) {
  const [upload, setUpload] = useState<Upload>('none');
  const latest = useRef(0);
  const receive = useRef(onPhoto);
  useEffect(() => {
    receive.current = onPhoto;
  });

  const open = useCallback(async (file: File | null | undefined) => {
    if (!file || useSelfie.getState().submission.phase === 'sending') return;
    latest.current += 1;
    const turn = latest.current;
    setUpload('loading');
    const outcome = await photoFromFile(file).catch((error: unknown) => error);
    if (turn !== latest.current) return;
    if (outcome instanceof HTMLCanvasElement) {
      setUpload('none');
      receive.current(outcome);
    } else setUpload(outcome instanceof PhotoError ? outcome.failure : 'load');
  }, []);

  useEffect(() => {
    const stopListening = onGivenFile(open);
    return () => {
      latest.current += 1;
      stopListening();
    };
  }, [open]);

  return { upload, open, clear: useCallback(() => setUpload('none'), []) };
}
