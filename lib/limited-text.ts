/** A base with its marks, skin tone and joined bases, or a flag: near enough without a segmenter. */
const CLUSTERS = /\r\n|\p{RI}{2}|\P{M}(?:\p{M}|\p{EMod}|\u200d\P{M})*|\p{M}+/gsu;

/** The longest emoji has 15 code units; a letter under more marks counts as several characters. */
const LONGEST_CLUSTER = 16;

let segmenter: Intl.Segmenter | undefined;

/**
 * The characters of a text as a person counts them: an accent or an emoji's parts count as one. None
 * is longer than 16 code units, so that a limit in characters is one in bytes, too.
 */
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

/** How many characters, as a person counts them, may still be written. */
export function charactersLeft(text: string, limit: number): number {
  return Math.max(0, limit - graphemes(text).length);
}

/** More code units than so many characters can have: a longer text is not even counted. */
export function mostUnits(limit: number): number {
  return (limit + 1) * LONGEST_CLUSTER;
}

export type LimitedText = { text: string; caret: number; isCut: boolean };

/**
 * A text after a key press or a paste that left the caret at `caret`, trimmed at its start only, or
 * nobody could type a space. What is too much goes from the end of what was inserted before the
 * caret, so that the words behind it stay, and a text that replaces all of another keeps its first
 * `limit` characters.
 */
export function limitText(typed: string, caret: number, limit: number): LimitedText {
  const most = mostUnits(limit);
  const inserted = typed.slice(0, caret).trimStart();
  const behind = inserted ? typed.slice(caret) : typed.slice(caret).trimStart();
  const tail = graphemes(behind.slice(0, most)).slice(0, limit);
  const room = limit - tail.length;
  const head = graphemes(inserted.slice(0, most)).slice(0, room).join('');
  // a mark that begins the tail joins the letter before it, so that this is seldom shorter
  const text = graphemes(head + tail.join(''))
    .slice(0, limit)
    .join('');
  const isCut = text.length < inserted.length + behind.length;
  return { text, caret: Math.min(head.length, text.length), isCut };
}
