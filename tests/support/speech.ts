import { vi } from 'vitest';

/** A device with an English voice. Returns what it says, until that is stopped. */
export function stubSpeech(): string[] {
  const spoken: string[] = [];
  const speech = {
    getVoices: () => [{ lang: 'en-US', localService: true }],
    speak: ({ text }: { text: string }) => spoken.push(text),
    cancel: () => spoken.splice(0),
  };
  vi.stubGlobal('speechSynthesis', Object.assign(new EventTarget(), speech));
  vi.stubGlobal('SpeechSynthesisUtterance', function (this: object, text: string) {
    Object.assign(this, { text });
  });
  return spoken;
}
