import { hasMobileOs } from '@/lib/browser/device';
import { type Photo, photoOfPicture } from '@/lib/pictures/canvas.browser';

const CAMERA_CONSTRAINTS: MediaStreamConstraints = {
  audio: false,
  video: { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: { ideal: 'user' } },
};

const CAMERA_START_TIMEOUT_MS = 5_000;

/**
 * Reports now and with each change of devices whether a webcam can be offered: there is a video input, and
 * no mobile system. Returns a cleanup function.
 */
export function watchWebcam(onChange: (hasWebcam: boolean) => void): () => void {
  // missing on plain http, and in jsdom
  if (!('mediaDevices' in navigator) || hasMobileOs()) return () => {};
  const devices = navigator.mediaDevices;
  let isWatching = true;

  async function check() {
    const found = await devices.enumerateDevices().catch(() => []);
    if (isWatching) onChange(found.some(({ kind }) => kind === 'videoinput'));
  }

  void check();
  devices.addEventListener('devicechange', check);
  return () => {
    isWatching = false;
    devices.removeEventListener('devicechange', check);
  };
}

type CameraEvents = { onPlayable: () => void; onFailed: () => void };

/**
 * Shows the camera in a video element. `onFailed` is called when it is refused, not playable within 5 s,
 * or unplugged. Returns a cleanup function, which stops every track, even one that starts later.
 */
export function startCamera(
  video: HTMLVideoElement,
  { onPlayable, onFailed }: CameraEvents,
): () => void {
  let stream: MediaStream | null = null;
  let isStopped = false;

  function stop() {
    isStopped = true;
    clearTimeout(timer);
    for (const track of stream?.getTracks() ?? []) {
      track.onended = null;
      track.stop();
    }
    video.oncanplay = null;
    video.srcObject = null;
  }

  function fail() {
    if (isStopped) return;
    stop();
    onFailed();
  }

  const timer = setTimeout(fail, CAMERA_START_TIMEOUT_MS);

  async function start() {
    stream = await navigator.mediaDevices.getUserMedia(CAMERA_CONSTRAINTS);
    if (isStopped) return stop();
    for (const track of stream.getTracks()) track.onended = fail;
    video.oncanplay = () => {
      video.oncanplay = null;
      clearTimeout(timer);
      onPlayable();
    };
    video.srcObject = stream;
    await video.play();
  }

  start().catch(fail);
  return stop;
}

/** Not mirrored: as others see the visitor. */
export function photoFromVideo(video: HTMLVideoElement): Photo {
  return photoOfPicture(video, { width: video.videoWidth, height: video.videoHeight });
}
