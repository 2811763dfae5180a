import { expect, test, vi } from 'vitest';
import { enableSounds } from './sound.browser';

test.each([
  ['who asked for calm hears nothing', true],
  ['hears the countdown', false],
])('a visitor %s', (_, matches) => {
  const AudioContext = vi.fn(
    class {
      resume = async () => {};
    },
  );
  vi.stubGlobal('AudioContext', AudioContext);
  vi.stubGlobal('matchMedia', () => ({ matches }));
  enableSounds();
  expect(AudioContext).toHaveBeenCalledTimes(matches ? 0 : 1);
});
