import { vi } from 'vitest';

type Utterance = { text: string; voice: { localService: boolean }; onend?: () => void };

/** A device with these voices. Returns what it says, until that is stopped. */
export function stubSpeech(
  voices: object[] = [{ lang: 'en-US', localService: true }],
  utterances: Utterance[] = [],
): string[] {
  const spoken: string[] = [];
  const speech = {
    getVoices: () => voices,
    speak: (utterance: Utterance) => [utterances.push(utterance), spoken.push(utterance.text)],
    cancel: () => spoken.splice(0),
  };
  vi.stubGlobal('speechSynthesis', Object.assign(new EventTarget(), speech));
  vi.stubGlobal('SpeechSynthesisUtterance', function (this: object, text: string) {
    Object.assign(this, { text });
  });
  return spoken;
}
