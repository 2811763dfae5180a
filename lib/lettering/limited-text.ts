/** A base with its combining marks, skin tone and joined bases, or a flag; for lack of Intl.Segmenter. */
const CLUSTERS = /\r\n|\p{RI}{2}|\P{M}(?:\p{M}|\p{EMod}|\u200d\P{M})*|\p{M}+/gsu;

/** The longest emoji has 15 code units; a letter with more marks than fit counts as several. */
const LONGEST_CLUSTER = 16;

let segmenter: Intl.Segmenter | undefined;

/** The characters as people count them, none over 16 code units: a limit also limits bytes. */
export function graphemes(text: string): string[] {
  return clusters(text).flatMap((cluster) =>
    cluster.length > LONGEST_CLUSTER ? (cluster.match(/.{1,8}/gsu) ?? []) : cluster,
  );
}

function clusters(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return text.match(CLUSTERS) ?? [];
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** A text with a replacement character for each half of an emoji, which no address and no file can hold. */
export function wellFormed(text: string): string {
  // `toWellFormed` is too new for some browsers
  return text.replace(/\p{Cs}/gu, '\ufffd');
}

export function charactersLeft(text: string, limit: number): number {
  return Math.max(0, limit - graphemes(text).length);
}

/** More code units than `limit` characters can have: longer texts are cut before counting. */
export const mostUnits = (limit: number): number => (limit + 1) * LONGEST_CLUSTER;

/**
 * The text after a key press or paste that left the caret at `caret`. Trimmed only at its start, or typing a
 * space would be impossible. The excess is cut from what was inserted before the caret; a text that replaces
 * all of the old one keeps its first `limit` characters.
 */
export function limitText(typed: string, caret: number, limit: number) {
  const most = mostUnits(limit);
  const inserted = typed.slice(0, caret).trimStart();
  const behind = inserted ? typed.slice(caret) : typed.slice(caret).trimStart();
  const tail = graphemes(behind.slice(0, most)).slice(0, limit);
  const head = graphemes(inserted.slice(0, most))
    .slice(0, limit - tail.length)
    .join('');
  // a combining mark at the start of the tail joins the letter before it, so this is rarely shorter
  const text = graphemes(head + tail.join(''))
    .slice(0, limit)
    .join('');
  const isCut = text.length < inserted.length + behind.length;
  return { text, caret: Math.min(head.length, text.length), isCut };
}
