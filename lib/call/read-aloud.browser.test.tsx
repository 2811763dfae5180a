import { describe, expect, test, vi } from 'vitest';
import { hasVoice, readAloud, stopReading, watchVoices } from './read-aloud.browser';

const voice = (lang: string, localService: boolean) => ({ lang, localService, name: lang });

function stubSpeech(voices: object[]) {
  const speech = {
    getVoices: () => voices,
    speak: vi.fn(),
    cancel: vi.fn(),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  };
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      onend = () => {};
      constructor(readonly text: string) {}
    },
  );
  return speech;
}

describe('a language can be read aloud', () => {
  test.each([
    [[voice('en-US', true)], 'en', true],
    [[voice('en_GB', true)], 'en', true],
    [[voice('en-US', false)], 'en', false],
    [[voice('es-MX', true)], 'en', false],
    [[voice('es-MX', true)], 'es', true],
    [[], 'en', false],
  ])('with %j in %s: %s', (voices, language, can) => {
    stubSpeech(voices);
    expect(hasVoice(language)).toBe(can);
  });

  test('not where the device has no speech at all', () => {
    vi.stubGlobal('speechSynthesis', undefined);
    const onEnd = vi.fn();
    expect(hasVoice('en')).toBe(false);
    readAloud(['Hello.'], 'en', onEnd);
    expect(onEnd).toHaveBeenCalledOnce();
    stopReading();
    watchVoices(() => {})();
  });
});

test('sentences are read one after the other by a voice of the device, and then it is said', () => {
  const speech = stubSpeech([voice('en-US', false), voice('en-US', true)]);
  const onEnd = vi.fn();
  readAloud(['One.', 'Two.'], 'en', onEnd);

  const spoken = speech.speak.mock.calls.map(([utterance]) => utterance);
  expect(spoken.map(({ text }) => text)).toEqual(['One.', 'Two.']);
  expect(spoken.every(({ voice: each }) => each.localService)).toBe(true);
  spoken[0].onend();
  expect(onEnd).not.toHaveBeenCalled();
  spoken[1].onend();
  expect(onEnd).toHaveBeenCalledOnce();
  stopReading();
  expect(speech.cancel).toHaveBeenCalled();
});
