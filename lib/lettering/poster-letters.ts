import metrics from './anton-metrics.json' with { type: 'json' };
import { graphemes } from './limited-text';

const COVERED = new RegExp(`^[${metrics.covered}]*$`);

/** Characters that the poster face draws as another one, or not at all. */
const relatives: readonly [RegExp, string][] = [
  [/[\s\u2800]/gu, ' '],
  [/[\u2010-\u2012\u2043\ufe63]/g, '-'],
  [/[\u2015\u2e3a\u2e3b]/g, '\u2014'],
  [/[\u201b\u055a]/g, '\u2019'],
  [/[\u201f\u301d\u301e]/g, '\u201d'],
  [/[\u2027\u2219\u22c5\u30fb]/g, '\u00b7'],
  [/[\u25cf\u25aa\u25e6]/g, '\u2022'],
  [/[\u2217\u204e]/g, '*'],
  [/\u223c/g, '~'],
  [/\u2236/g, ':'],
];

/** The letter as the poster face has it; null where it lacks it. */
function posterLetter(letter: string): string | null {
  const bare = letter.replace(/[\p{Cf}\p{DI}]/gu, '').normalize('NFC');
  if (COVERED.test(bare)) return bare;
  const meant = relatives.reduce((text, [pattern, sign]) => text.replace(pattern, sign), bare);
  return [meant, meant.normalize('NFKC')].find((each) => COVERED.test(each)) ?? null;
}

/**
 * A text as it is set in the poster face: spaces that do not break, ligatures and wide letters as what they
 * stand for. What the face lacks stays as it is.
 */
export function inPosterFace(text: string): string {
  if (COVERED.test(text)) return text;
  return graphemes(text)
    .map((letter) => posterLetter(letter) ?? letter)
    .join('');
}

/** The letters of a text that the poster face lacks, in small letters or capitals, each once. */
export function lackingLetters(text: string): string[] {
  const both = text + text.toUpperCase();
  if (COVERED.test(both)) return [];
  const letters = graphemes(both);
  return [...new Set(letters.filter((letter) => posterLetter(letter) === null))];
}
