import type { Locale } from '../i18n/locales';
import { type KnownBlanks, type Script, scriptBlocks, scriptToRead, sentenceText } from './script';

/** One thing to say to the office, in English, and what that is in the page's language, if that is another. */
export type Turn = { say: string; means: string | null };

const MOST_TURN_WORDS = 12;

/** What 20 s have room for. */
const MOST_VOICEMAIL_WORDS = 50;

/** The sentences of a script; those with an unknown blank only where `hasBlanks`, since no voice can say one. */
export function scriptTurns(
  script: Script | null,
  known: Record<Locale, KnownBlanks>,
  locale: Locale,
  hasBlanks: boolean,
): Turn[] {
  if (!script) return [];
  return scriptBlocks(scriptToRead(script, known.en), 'en')
    .flatMap(({ parts }) => parts.flatMap(({ lines }) => lines))
    .filter(({ sentence }) => hasBlanks || sentence.every(({ blank }) => !blank || known.en[blank]))
    .map(({ sentence, means }) => ({
      say: sentenceText(sentence, known.en),
      means: means && sentenceText(means, known[locale]),
    }));
}

const wordsOf = (text: string) => text.split(/\s+/);
const isShort = (text: string) => wordsOf(text).length <= MOST_TURN_WORDS;

/** Before which a long clause is cut. */
const JOINS = /^(?:against|and|because|but|for|from|in|on|or|that|to|who|with)$/i;

/** Words cut where they join, near the middle, until no part has more than twelve. */
function shortParts(words: string[]): string[] {
  if (words.length <= MOST_TURN_WORDS) return [words.join(' ')];
  const middle = Math.ceil(words.length / 2);
  const joins = words.flatMap((word, index) => (index > 0 && JOINS.test(word) ? index : []));
  const [cut = middle] = joins.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return [...shortParts(words.slice(0, cut)), ...shortParts(words.slice(cut))];
}

/** Its sentences, those of more than twelve words in clauses, and these in parts. */
function shortPieces(text: string): string[] {
  const sentences = text.match(/\S.*?(?:[.?!](?=\s|$)|$)/g) ?? [];
  const clauses = sentences.flatMap((sentence) =>
    isShort(sentence) ? sentence : (sentence.match(/\S.*?(?:[,;](?=\s|$)|$)/g) ?? []),
  );
  return clauses.flatMap((clause) => shortParts(wordsOf(clause)));
}

/** As few as have at most twelve words each; where one is cut, the last of its pieces says what it means. */
export function shortTurns(turns: readonly Turn[]): Turn[] {
  const short: Turn[] = [];
  for (const { say, means } of turns) {
    const pieces = shortPieces(say);
    for (const [index, piece] of pieces.entries()) {
      const meaning = index === pieces.length - 1 ? means : null;
      const last = short.at(-1);
      const joined = `${last?.say} ${piece}`;
      if (last && isShort(joined)) {
        last.say = joined;
        last.means = [last.means, meaning].filter(Boolean).join(' ') || null;
      } else short.push({ say: piece, means: meaning });
    }
  }
  return short;
}

/** As many of the first as a voicemail of 20 s has room for. */
export function voicemailTurns(turns: readonly Turn[]): Turn[] {
  const textUntil = (index: number) => turns.slice(0, index + 1).map(({ say }) => say);
  return turns.filter(
    (_, index) => wordsOf(textUntil(index).join(' ')).length <= MOST_VOICEMAIL_WORDS,
  );
}
