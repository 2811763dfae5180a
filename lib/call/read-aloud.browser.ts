const synthesis = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

/** Only a voice on the device itself: what is read goes nowhere. */
function localVoice(language: string): SpeechSynthesisVoice | undefined {
  return synthesis()
    ?.getVoices()
    .find(({ localService, lang }) => localService && lang.slice(0, 2).toLowerCase() === language);
}

export function hasVoice(language: string): boolean {
  return localVoice(language) !== undefined;
}

/** Calls `onChange` when the voices become known. Returns a cleanup function. */
export function watchVoices(onChange: () => void): () => void {
  const speech = synthesis();
  speech?.addEventListener?.('voiceschanged', onChange);
  return () => speech?.removeEventListener?.('voiceschanged', onChange);
}

/** Calls `onEnd` after the last sentence, or when one fails. */
export function readAloud(sentences: readonly string[], language: string, onEnd: () => void): void {
  const voice = localVoice(language);
  const speech = synthesis();
  if (!voice || !speech) {
    onEnd();
    return;
  }
  speech.cancel();
  for (const [index, sentence] of sentences.entries()) {
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.onerror = onEnd;
    if (index === sentences.length - 1) utterance.onend = onEnd;
    speech.speak(utterance);
  }
}

export function stopReading(): void {
  synthesis()?.cancel();
}
