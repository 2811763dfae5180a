import { afterEach, expect, test, vi } from 'vitest';
import { enableSounds, playShutter, playTick, stopSounds } from './sound.browser';

const started = vi.fn();

class Speaker {
  currentTime = 0;
  sampleRate = 10;
  destination = {};
  resume = async () => {};
  close = async () => {};
  #param = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  createGain = () => ({ gain: this.#param, connect() {} });
  createOscillator = () => ({ frequency: this.#param, connect() {}, start: started, stop() {} });
  createBufferSource = () => ({ connect() {}, start: started });
  createBuffer = (_: number, length: number) => ({
    getChannelData: () => new Float32Array(length),
  });
}

const prefers = (calm: boolean) => {
  vi.stubGlobal('AudioContext', Speaker);
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
};
afterEach(stopSounds);

test('a visitor who asked for calm hears nothing', () => {
  prefers(true);
  enableSounds();
  playTick();
  playShutter();
  expect(started).not.toHaveBeenCalled();
});
