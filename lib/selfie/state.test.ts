import { beforeEach, expect, test } from 'vitest';
import type { Photo } from '@/lib/pictures/canvas.browser';
import { CENTERED, type Framing } from './framing';
import { toggleWordsAlone } from './photo-actions';
import { makeAnother, noSelfie, setSelfie, setSubmission, stepCapture, useSelfie } from './state';

const photo = { width: 720 } as Photo;
const moved: Framing = { zoom: 2, x: 0, y: 1 };
const shown = () => {
  const { framing, isWordsAlone, caption } = useSelfie.getState();
  return { framing, isWordsAlone, caption };
};

beforeEach(() => {
  useSelfie.setState(noSelfie);
  stepCapture({ type: 'photo', photo });
  setSelfie({ framing: moved, caption: 'I dream' });
});

test('words alone keep the photo, its framing and the caption, and give them back', () => {
  toggleWordsAlone();
  expect(shown()).toEqual({ framing: moved, isWordsAlone: true, caption: 'I dream' });
  expect(useSelfie.getState().capture).toMatchObject({ phase: 'taken', photo });
  toggleWordsAlone();
  expect(shown()).toEqual({ framing: moved, isWordsAlone: false, caption: 'I dream' });
});

test('another photo takes the place of words alone, and starts in its middle', () => {
  toggleWordsAlone();
  stepCapture({ type: 'photo', photo: { width: 640 } as Photo });
  expect(shown()).toEqual({ framing: CENTERED, isWordsAlone: false, caption: 'I dream' });
});

test('words alone end the camera that is on', () => {
  stepCapture({ type: 'devices', hasWebcam: true });
  stepCapture({ type: 'start' });
  toggleWordsAlone();
  expect(useSelfie.getState()).toMatchObject({ capture: { phase: 'idle' }, isWordsAlone: true });
});

test('after a poster of words alone the next one starts with neither', () => {
  toggleWordsAlone();
  makeAnother();
  expect(shown()).toEqual({ framing: CENTERED, isWordsAlone: false, caption: 'I dream' });
});

test.each([
  ['another framing', () => setSelfie({ framing: CENTERED }), 'editing'],
  ['words alone', toggleWordsAlone, 'editing'],
  ['the same framing', () => setSelfie({ framing: moved }), 'failed'],
])('after a failure, with %s the sending is %s', (_, change, phase) => {
  setSubmission({ phase: 'failed', poster: null });
  change();
  expect(useSelfie.getState().submission.phase).toBe(phase);
});
