import { describe, expect, test } from 'vitest';
import type { Photo } from '@/lib/pictures/canvas.browser';
import { type Capture, type CaptureEvent, step } from './capture';

const photo = { width: 720 } as Photo;
const another = { width: 640 } as Photo;
const idle: Capture = { phase: 'idle' };
const starting: Capture = { phase: 'starting' };
const counting = (secondsLeft: number): Capture => ({ phase: 'counting', secondsLeft });
const taken: Capture = { phase: 'taken', photo, webcam: 'offered' };
const uploaded = (webcam: 'absent' | 'failed'): Capture => ({ phase: 'taken', photo, webcam });
const absent: Capture = { phase: 'unavailable', cause: 'absent' };
const failed: Capture = { phase: 'unavailable', cause: 'failed' };

const plugged: CaptureEvent = { type: 'devices', hasWebcam: true };
const unplugged: CaptureEvent = { type: 'devices', hasWebcam: false };

describe('the taking of a photo', () => {
  test('runs from the press over 3, 2, 1 to the photo, and again', () => {
    const events: CaptureEvent[] = [
      plugged,
      { type: 'start' },
      { type: 'playable' },
      { type: 'second-passed' },
      { type: 'second-passed' },
      { type: 'photo', photo },
      { type: 'start' },
    ];
    const states: Capture[] = [absent];
    for (const event of events) states.push(step(states.at(-1) ?? absent, event));
    const countdown = [counting(3), counting(2), counting(1)];
    expect(states).toEqual([absent, idle, starting, ...countdown, taken, starting]);
  });

  test.each<[string, Capture, CaptureEvent, Capture]>([
    ['a second press while starting', starting, { type: 'start' }, starting],
    ['a second press while counting', counting(2), { type: 'start' }, counting(2)],
    ['a press where there is no webcam', absent, { type: 'start' }, absent],
    ['a press after the webcam failed', failed, { type: 'start' }, failed],
    ['failing to start', starting, { type: 'failed' }, failed],
    ['unplugging while counting', counting(2), { type: 'failed' }, failed],
    ['a late failure of a camera let go', taken, { type: 'failed' }, taken],
    ['cancelling the start', starting, { type: 'cancel' }, idle],
    ['cancelling the countdown', counting(1), { type: 'cancel' }, idle],
    ['cancelling nothing', taken, { type: 'cancel' }, taken],
    ['playable after cancelling', idle, { type: 'playable' }, idle],
    ['a second after cancelling', idle, { type: 'second-passed' }, idle],
    ['the last second, which the photo ends', counting(1), { type: 'second-passed' }, counting(1)],
    ['a webcam plugged in', absent, plugged, idle],
    ['a webcam plugged in after a failure', failed, plugged, failed],
    ['the idle webcam unplugged', idle, unplugged, absent],
    ['the webcam in use missing from the list', starting, unplugged, starting],
    ['a file while starting', starting, { type: 'photo', photo }, taken],
    ['another file', taken, { type: 'photo', photo: another }, { ...taken, photo: another }],
    ['a file after a failure', failed, { type: 'photo', photo }, uploaded('failed')],
    ['discarding the photo', taken, { type: 'discard' }, idle],
    ['discarding an uploaded photo', uploaded('failed'), { type: 'discard' }, failed],
    ['discarding nothing', counting(2), { type: 'discard' }, counting(2)],
    ['a webcam plugged in after a file', uploaded('absent'), plugged, taken],
    ['a press after failure and file', uploaded('failed'), { type: 'start' }, uploaded('failed')],
  ])('%s', (_, before, event, after) => {
    expect(step(before, event)).toEqual(after);
  });
});
