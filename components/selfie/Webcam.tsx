import clsx from 'clsx';
import { type RefObject, useEffect, useRef } from 'react';
import { photoFromVideo, startCamera, watchWebcam } from '@/lib/selfie/camera.browser';
import { isCameraOn } from '@/lib/selfie/capture';
import { cancelCapture } from '@/lib/selfie/photo-actions';
import { playShutter, playTick } from '@/lib/selfie/sound.browser';
import { stepCapture, useSelfie } from '@/lib/selfie/state';
import styles from './Preview.module.css';

/**
 * The webcam’s picture while a photo is taken, mirrored. Runs camera, countdown and sounds, and ends them
 * when it is unmounted.
 */
export function Webcam() {
  const video = useRef<HTMLVideoElement>(null);
  const isOn = useSelfie(({ capture }) => isCameraOn(capture));
  // offered only while one is plugged in
  useEffect(() => watchWebcam((hasWebcam) => stepCapture({ type: 'devices', hasWebcam })), []);
  useCameraStream(video, isOn);
  useCountdown(video);
  useEffect(() => cancelCapture, []);

  return (
    <video ref={video} className={clsx('cover', styles.camera)} muted playsInline hidden={!isOn} />
  );
}

function useCameraStream(video: RefObject<HTMLVideoElement | null>, isOn: boolean) {
  useEffect(() => {
    if (!isOn || !video.current) return;
    return startCamera(video.current, {
      onPlayable: () => stepCapture({ type: 'playable' }),
      onFailed: () => stepCapture({ type: 'failed' }),
    });
  }, [video, isOn]);
}

const SECOND_MS = 1_000;

function useCountdown(video: RefObject<HTMLVideoElement | null>) {
  const secondsLeft = useSelfie(({ capture }) =>
    capture.phase === 'counting' ? capture.secondsLeft : null,
  );

  useEffect(() => {
    if (secondsLeft === null) return;
    playTick();
    const timer = setTimeout(() => {
      if (secondsLeft > 1) stepCapture({ type: 'second-passed' });
      else if (video.current) takePhoto(video.current);
    }, SECOND_MS);
    return () => clearTimeout(timer);
  }, [video, secondsLeft]);
}

function takePhoto(video: HTMLVideoElement) {
  playShutter();
  try {
    stepCapture({ type: 'photo', photo: photoFromVideo(video) });
  } catch {
    stepCapture({ type: 'failed' });
  }
}
