import type { Blank, ScriptPart, Sentence } from '@/lib/content/model/script-parts';

/** What to say, and for the Spanish site its translation. */
export type Script = { say: ScriptPart[]; meaning: ScriptPart[] | null };

/** The values of the blanks that are known. */
export type KnownBlanks = Partial<Record<Blank, string | undefined>>;

/** True for a piece that a full stop follows. */
export function isBeforeStop(sentence: Sentence, index: number): boolean {
  return sentence[index + 1]?.text.startsWith('.') ?? false;
}

/** The value of a blank; the full stop of "D.C." is also the sentence's where it ends there. */
export function blankValue(known: KnownBlanks, blank: Blank, isLast: boolean): string | undefined {
  return isLast ? known[blank]?.replace(/\.$/, '') : known[blank];
}

/** A sentence as text, with the known blanks filled in. */
export function sentenceText(sentence: Sentence, known: KnownBlanks): string {
  return sentence
    .map(({ text, blank }, index) =>
      blank ? blankValue(known, blank, isBeforeStop(sentence, index)) || text : text,
    )
    .join('');
}

/**
 * The translation of each sentence of a part, or null for a sentence without one. Where the two differ
 * in their number of sentences, the last one gets the whole translation.
 */
export function meaningsOf(part: ScriptPart, meaning: ScriptPart | undefined): (Sentence | null)[] {
  const sentences = meaning?.sentences ?? [];
  if (sentences.length === part.sentences.length) return sentences;
  const whole = sentences.flatMap((each, index) => (index ? [{ text: ' ' }, ...each] : each));
  return part.sentences.map((_, index) =>
    whole.length > 0 && index === part.sentences.length - 1 ? whole : null,
  );
}

/** The parts of a script in order, with consecutive demands together as one list. */
export function scriptBlocks(parts: readonly ScriptPart[]): ScriptPart[][] {
  const blocks: ScriptPart[][] = [];
  for (const part of parts) {
    const last = blocks.at(-1);
    if (part.kind === 'demand' && last?.[0]?.kind === 'demand') last.push(part);
    else blocks.push([part]);
  }
  return blocks;
}
