import { describe, expect, test, vi } from 'vitest';
import { stubSpeech } from '@/tests/support/speech';
import { hasVoice, readAloud, stopReading, watchVoices } from './read-aloud.browser';

const voice = (lang: string, localService: boolean) => ({ lang, localService });

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
  const utterances: Parameters<typeof stubSpeech>[1] = [];
  const spoken = stubSpeech([voice('en-US', false), voice('en-US', true)], utterances);
  const onEnd = vi.fn();
  readAloud(['One.', 'Two.'], 'en', onEnd);

  expect(spoken).toEqual(['One.', 'Two.']);
  expect(utterances.every((each) => each.voice.localService)).toBe(true);
  utterances[0]?.onend?.();
  expect(onEnd).not.toHaveBeenCalled();
  utterances[1]?.onend?.();
  expect(onEnd).toHaveBeenCalledOnce();
  stopReading();
  expect(spoken).toEqual([]);
});
