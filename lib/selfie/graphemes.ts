/** A base with its marks, skin tone and joined bases, or a flag: near enough without a segmenter. */
const CLUSTERS = /\r\n|\p{RI}{2}|\P{M}(?:\p{M}|\p{EMod}|\u200d\P{M})*|\p{M}+/gsu;

let segmenter: Intl.Segmenter | undefined;

/** The characters of a text as a person counts them: an accent or an emoji's parts count as one. */
export function graphemes(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return text.match(CLUSTERS) ?? [];
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
