import { isInAppBrowser, isMobileOs } from '@/lib/selfie/device';

/** What is asked of the camera, all of it as a wish (spec.md section 9, Selfie). */
const WISHES: MediaStreamConstraints = {
  audio: false,
  video: { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: { ideal: 'user' } },
};

/** A camera that is not playable by then is given up. */
export const CAMERA_START_TIMEOUT_MS = 5_000;

/** Whether this device takes photos with the system's own camera, not with a webcam. */
export function hasMobileOs(): boolean {
  return isMobileOs(navigator);
}

/** Whether the page is shown inside another app. */
export function isInsideApp(): boolean {
  return isInAppBrowser(navigator);
}

/**
 * Says now, and again whenever a device is plugged in or out, whether a webcam can be offered: there
 * is a video input, and no mobile system (spec.md section 5, Webcam). Returns a cleanup function.
 */
export function watchWebcam(onChange: (hasWebcam: boolean) => void): () => void {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices?.enumerateDevices || !('getUserMedia' in devices) || hasMobileOs()) return () => {};
  let isWatching = true;

  async function look() {
    const found = await devices?.enumerateDevices().catch(() => []);
    if (isWatching) onChange(Boolean(found?.some(({ kind }) => kind === 'videoinput')));
  }

  void look();
  devices.addEventListener?.('devicechange', look);
  return () => {
    isWatching = false;
    devices.removeEventListener?.('devicechange', look);
  };
}

type CameraEvents = { onPlayable: () => void; onFailed: () => void };

/**
 * Shows the camera in a video element. `onFailed` is called when it is refused, not playable within
 * 5 s, or unplugged. Returns the stopping: it lets go of every track, even of one that comes later.
 */
export function startCamera(
  video: HTMLVideoElement,
  { onPlayable, onFailed }: CameraEvents,
): () => void {
  let stream: MediaStream | null = null;
  let isOver = false;

  function stop() {
    isOver = true;
    clearTimeout(timer);
    for (const track of stream?.getTracks() ?? []) {
      track.onended = null;
      track.stop();
    }
    video.oncanplay = null;
    video.srcObject = null;
  }

  function fail() {
    if (isOver) return;
    stop();
    onFailed();
  }

  const timer = setTimeout(fail, CAMERA_START_TIMEOUT_MS);

  async function start() {
    stream = await navigator.mediaDevices.getUserMedia(WISHES);
    if (isOver) return stop();
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
