import type { Blank, ScriptPart, Sentence } from '@/lib/content/model/call-script';
import { forEachLocale, type Locale } from '@/lib/i18n/locales';

export type Script = { say: ScriptPart[]; meaning: ScriptPart[] | null };

export type KnownBlanks = Partial<Record<Blank, string | undefined>>;

export const nothingKnown: Record<Locale, KnownBlanks> = forEachLocale(() => ({}));

export type OwnBlanks = Pick<KnownBlanks, 'visitor' | 'reason' | 'street' | 'zip'>;

/** The full stop of "D.C." is also the sentence's where it ends there. */
export function blankValue(known: KnownBlanks, blank: Blank, isLast: boolean): string | undefined {
  return isLast ? known[blank]?.replace(/\.$/, '') : known[blank];
}

export function scriptToRead({ say, meaning }: Script, known: KnownBlanks): Script {
  const said = (parts: ScriptPart[]) =>
    parts.map(({ kind, sentences }) => ({
      kind,
      sentences: sentences.filter(
        (each) => known.vote || each.every(({ blank }) => blank !== 'vote'),
      ),
    }));
  return { say: said(say), meaning: meaning && said(meaning) };
}

/** The pieces of a sentence, a blank with its value where that is known; `isLast` before the full stop. */
export function sentencePieces(sentence: Sentence, known: KnownBlanks) {
  return sentence.map(({ text, blank }, key) => {
    const isLast = sentence[key + 1]?.text.startsWith('.') ?? false;
    return { key, text, blank, isLast, value: blank && blankValue(known, blank, isLast) };
  });
}

export function sentenceText(sentence: Sentence, known: KnownBlanks): string {
  return sentencePieces(sentence, known)
    .map(({ text, value }) => value || text)
    .join('');
}

/** What is said of a script, as text: in English or, where there is a translation, in that language. */
export function scriptSentences(
  script: Script,
  known: Record<Locale, KnownBlanks>,
  language: Locale,
): string[] {
  const { say, meaning } = scriptToRead(script, known.en);
  return ((language !== 'en' && meaning) || say).flatMap(({ sentences }) =>
    sentences.map((sentence) => sentenceText(sentence, known[language])),
  );
}

/**
 * The translation of each sentence of a part, or null. Where their numbers differ, the last sentence gets
 * the whole translation.
 */
function meaningsOf(part: ScriptPart, meaning: ScriptPart | undefined): (Sentence | null)[] {
  const sentences = meaning?.sentences ?? [];
  if (sentences.length === part.sentences.length) return sentences;
  const whole = sentences.flatMap((each, index) => (index ? [{ text: ' ' }, ...each] : each));
  return part.sentences.map((_, index) =>
    whole.length > 0 && index === part.sentences.length - 1 ? whole : null,
  );
}

export type ScriptLine = { sentence: Sentence; means: Sentence | null };

export type ScriptBlock = {
  key: number;
  isList: boolean;
  parts: { key: number; lines: ScriptLine[] }[];
};

/** In English with its translation, if it has one, or in another language that alone. */
export function scriptBlocks({ say, meaning }: Script, language: Locale): ScriptBlock[] {
  const isAlone = language !== 'en' && meaning !== null;
  const blocks: ScriptBlock[] = [];
  for (const [key, part] of (isAlone ? meaning : say).entries()) {
    if (part.sentences.length === 0) continue;
    const meanings = meaningsOf(part, isAlone ? undefined : meaning?.[key]);
    const lines = part.sentences.map((sentence, index) => ({
      sentence,
      means: meanings[index] ?? null,
    }));
    const isList = part.kind === 'demand';
    const last = blocks.at(-1);
    if (isList && last?.isList) last.parts.push({ key, lines });
    else blocks.push({ key, isList, parts: [{ key, lines }] });
  }
  return blocks;
}
