/** A photo before it is drawn on: a square canvas. */
export type Photo = HTMLCanvasElement;

/**
 * Where the taking of a photo stands (spec.md section 4, Selfie capture). `unavailable` means that
 * only upload is offered, because there is no webcam or because it failed; `taken` keeps in mind
 * whether the webcam may be offered again.
 */
export type Capture =
  | { phase: 'idle' }
  | { phase: 'starting' }
  | { phase: 'counting'; secondsLeft: number }
  | { phase: 'taken'; photo: Photo; camera: 'offered' | 'absent' | 'failed' }
  | { phase: 'unavailable'; cause: 'absent' | 'failed' };

/** What can happen while a photo is taken. */
export type CaptureEvent =
  | { type: 'webcam-found' }
  | { type: 'webcam-lost' }
  | { type: 'start' }
  | { type: 'playable' }
  | { type: 'second-passed' }
  | { type: 'photo'; photo: Photo }
  | { type: 'cancel' }
  | { type: 'failed' };

export const COUNTDOWN_S = 3;

/** Until a webcam is found there is none. */
export const noWebcamYet: Capture = { phase: 'unavailable', cause: 'absent' };

/** Whether the webcam is held, and must be let go when this ends. */
export function isCameraOn({ phase }: Capture): boolean {
  return phase === 'starting' || phase === 'counting';
}

/** Whether the visitor may press Take Photo, now or after this photo. */
export function isCameraOffered(capture: Capture): boolean {
  return cameraOf(capture) === 'offered';
}

function cameraOf(capture: Capture): 'offered' | 'absent' | 'failed' {
  if (capture.phase === 'taken') return capture.camera;
  return capture.phase === 'unavailable' ? capture.cause : 'offered';
}

/** The next state; an event that means nothing now changes nothing. */
export function step(capture: Capture, event: CaptureEvent): Capture {
  switch (event.type) {
    case 'webcam-found':
      return withCamera(capture, 'absent', 'offered');
    case 'webcam-lost':
      // a webcam in use says so itself, by failing
      return isCameraOn(capture) ? capture : withCamera(capture, 'offered', 'absent');
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
      return { phase: 'taken', photo: event.photo, camera: cameraOf(capture) };
    case 'cancel':
      return isCameraOn(capture) ? { phase: 'idle' } : capture;
    case 'failed':
      return isCameraOn(capture) ? { phase: 'unavailable', cause: 'failed' } : capture;
  }
}

function withCamera(
  capture: Capture,
  before: 'offered' | 'absent',
  after: 'offered' | 'absent',
): Capture {
  if (cameraOf(capture) !== before) return capture;
  if (capture.phase === 'taken') return { ...capture, camera: after };
  return after === 'offered' ? { phase: 'idle' } : { phase: 'unavailable', cause: 'absent' };
}
