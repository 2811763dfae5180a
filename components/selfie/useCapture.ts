import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { startCamera, watchWebcam } from '@/lib/browser/camera';
import { photoOf } from '@/lib/browser/canvas';
import { playShutter, playTick, readySounds, stopSounds } from '@/lib/browser/sound';
import { type Capture, isCameraOn, noWebcamYet, type Photo, step } from '@/lib/selfie/capture';
import { setSelfie, useSelfie } from '@/lib/state/selfie';

const SECOND_MS = 1_000;

const isMuted = () => useSelfie.getState().isMuted;

/** The photo of before, if the modal was closed with one; a webcam that failed stays off. */
function keptCapture(): Capture {
  const { photo, isCameraLost } = useSelfie.getState();
  if (photo) return { phase: 'taken', photo, camera: isCameraLost ? 'failed' : 'absent' };
  return isCameraLost ? { phase: 'unavailable', cause: 'failed' } : noWebcamYet;
}

export type CaptureControls = {
  capture: Capture;
  video: RefObject<HTMLVideoElement | null>;
  start: () => void;
  cancel: () => void;
  usePhoto: (photo: Photo) => void;
};

/**
 * Runs the clock, the camera and the sounds of the capture; its rules are in lib/selfie/capture.
 * Ends them all when the form goes.
 */
export function useCapture(): CaptureControls {
  const video = useRef<HTMLVideoElement>(null);
  const [capture, dispatch] = useReducer(step, null, keptCapture);
  const isOn = isCameraOn(capture);
  const secondsLeft = capture.phase === 'counting' ? capture.secondsLeft : null;
  const photo = capture.phase === 'taken' ? capture.photo : null;

  const isLost = capture.phase === 'unavailable' && capture.cause === 'failed';

  useEffect(() => setSelfie({ photo }), [photo]);
  useEffect(() => {
    if (isLost) setSelfie({ isCameraLost: true });
  }, [isLost]);
  useEffect(() => stopSounds, []);
  useEffect(
    () => watchWebcam((found) => dispatch({ type: found ? 'webcam-found' : 'webcam-lost' })),
    [],
  );

  useEffect(() => {
    if (!isOn || !video.current) return;
    return startCamera(video.current, {
      onPlayable: () => dispatch({ type: 'playable' }),
      onFailed: () => dispatch({ type: 'failed' }),
    });
  }, [isOn]);

  useEffect(() => {
    if (secondsLeft === null) return;
    if (!isMuted()) playTick();
    const timer = setTimeout(() => {
      if (secondsLeft > 1) return dispatch({ type: 'second-passed' });
      if (!isMuted()) playShutter();
      try {
        if (video.current) dispatch({ type: 'photo', photo: photoOf(video.current) });
      } catch {
        dispatch({ type: 'failed' });
      }
    }, SECOND_MS);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  return {
    capture,
    video,
    start() {
      if (!isMuted()) readySounds();
      dispatch({ type: 'start' });
    },
    cancel() {
      stopSounds();
      dispatch({ type: 'cancel' });
    },
    usePhoto: (chosen) => dispatch({ type: 'photo', photo: chosen }),
  };
}
