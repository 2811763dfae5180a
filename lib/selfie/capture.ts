import type { Photo } from '@/lib/pictures/canvas.browser';

/** A webcam that failed is not offered again. */
type Webcam = 'offered' | 'absent' | 'failed';

/** `unavailable`: only upload is offered; `taken` remembers whether the webcam may be used again. */
export type Capture =
  | { phase: 'idle' }
  | { phase: 'starting' }
  | { phase: 'counting'; secondsLeft: number }
  | { phase: 'taken'; photo: Photo; webcam: Webcam }
  | { phase: 'unavailable'; cause: 'absent' | 'failed' };

export type CaptureEvent =
  | { type: 'devices'; hasWebcam: boolean }
  | { type: 'photo'; photo: Photo }
  | { type: 'start' | 'playable' | 'second-passed' | 'cancel' | 'failed' | 'discard' };

export const COUNTDOWN_S = 3;

export function isCameraOn({ phase }: Capture): boolean {
  return phase === 'starting' || phase === 'counting';
}

export function isCameraOffered(capture: Capture): boolean {
  return webcamOf(capture) === 'offered';
}

export function photoOf(capture: Capture): Photo | null {
  return capture.phase === 'taken' ? capture.photo : null;
}

function webcamOf(capture: Capture): Webcam {
  if (capture.phase === 'taken') return capture.webcam;
  return capture.phase === 'unavailable' ? capture.cause : 'offered';
}

/** An event that does not apply in a state leaves it unchanged. */
export function step(capture: Capture, event: CaptureEvent): Capture {
  switch (event.type) {
    case 'devices':
      // a webcam that is unplugged while in use reports that itself, by failing
      if (isCameraOn(capture) || webcamOf(capture) === 'failed') return capture;
      return withWebcam(capture, event.hasWebcam ? 'offered' : 'absent');
    case 'start':
      return isCameraOffered(capture) && !isCameraOn(capture) ? { phase: 'starting' } : capture;
    case 'playable':
      return capture.phase === 'starting'
        ? { phase: 'counting', secondsLeft: COUNTDOWN_S }
        : capture;
    case 'second-passed':
      return capture.phase === 'counting' && capture.secondsLeft > 1
        ? { phase: 'counting', secondsLeft: capture.secondsLeft - 1 }
        : capture;
    case 'photo':
      return { phase: 'taken', photo: event.photo, webcam: webcamOf(capture) };
    case 'cancel':
      return isCameraOn(capture) ? { phase: 'idle' } : capture;
    case 'failed':
      return isCameraOn(capture) ? withoutPhoto('failed') : capture;
    case 'discard':
      return capture.phase === 'taken' ? withoutPhoto(capture.webcam) : capture;
  }
}

function withWebcam(capture: Capture, webcam: Webcam): Capture {
  return capture.phase === 'taken' ? { ...capture, webcam } : withoutPhoto(webcam);
}

function withoutPhoto(webcam: Webcam): Capture {
  return webcam === 'offered' ? { phase: 'idle' } : { phase: 'unavailable', cause: webcam };
}
