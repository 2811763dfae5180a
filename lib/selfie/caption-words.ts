import { graphemes } from '@/lib/lettering/limited-text';

/** The width of a text in the caption's typeface, in em. */
export type Measure = (text: string) => number;

/** A word or a piece of one, and what separates it from the one before. */
export type Word = { text: string; gap: '' | ' ' };

/** The words of a text. One wider than `longest`, in em, is broken between two characters. */
export function wordsOf(text: string, longest: number, measure: Measure): Word[] {
  return text
    .split(/\s+/u)
    .filter(Boolean)
    .flatMap((word) =>
      pieces(word, Math.ceil(measure(word) / longest)).map((piece, index): Word => {
        return { text: piece, gap: index ? '' : ' ' };
      }),
    );
}

/** A word in this many pieces of about one width, but never less than a character each. */
function pieces(word: string, count: number): string[] {
  if (count < 2) return [word];
  const letters = graphemes(word);
  const length = Math.ceil(letters.length / count);
  return Array.from({ length: Math.ceil(letters.length / length) }, (_, index) =>
    letters.slice(index * length, (index + 1) * length).join(''),
  );
}

/** The words of a line as one string. */
export function joined(words: Word[]): string {
  return words.map(({ gap, text }, index) => (index ? gap + text : text)).join('');
}

/** A word without its quotation marks and full stop. */
export function lettersOf({ text }: Word): string {
  return /[\p{L}\p{N}](?:.*[\p{L}\p{M}\p{N}])?/u.exec(text)?.[0] ?? '';
}

/** The word to underline: the last of four letters or more, on which a sentence's weight falls. */
export function keyWord(words: Word[]): Word | undefined {
  const length = (word: Word) => lettersOf(word).length;
  const last = words.filter((word) => length(word) >= 4).at(-1);
  return last ?? [...words].sort((one, other) => length(other) - length(one))[0];
}
