/** spec.md section 5, Selfie caption. */
export const CAPTION_LIMIT = 140;

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
export function charactersLeft(caption: string, limit = CAPTION_LIMIT): number {
  return Math.max(0, limit - graphemes(caption).length);
}

/** More code units than 140 characters can have: a longer text is not even counted. */
export const MOST_UNITS = (CAPTION_LIMIT + 1) * LONGEST_CLUSTER;

export type LimitedCaption = { caption: string; caret: number; isCut: boolean };

/**
 * The caption after a key press or a paste that left the caret at `caret`: trimmed at its start (its
 * end is trimmed on blur, or nobody could type a space). What is too much goes from the end of what
 * was inserted before the caret, so that the words behind it stay, and a text that replaces all of
 * another keeps its first `limit` characters.
 */
export function limitCaption(typed: string, caret: number, limit = CAPTION_LIMIT): LimitedCaption {
  const inserted = typed.slice(0, caret).trimStart();
  const behind = inserted ? typed.slice(caret) : typed.slice(caret).trimStart();
  const tail = graphemes(behind.slice(0, MOST_UNITS)).slice(0, limit);
  const room = limit - tail.length;
  const head = graphemes(inserted.slice(0, MOST_UNITS)).slice(0, room).join('');
  // a mark that begins the tail joins the letter before it, so that this is seldom shorter
  const caption = graphemes(head + tail.join(''))
    .slice(0, limit)
    .join('');
  const isCut = caption.length < inserted.length + behind.length;
  return { caption, caret: Math.min(head.length, caption.length), isCut };
}

/** The caption that is shown, sent and shared: what was written, or else the default comment. */
export function captionOr(caption: string, defaultComment: string): string {
  return caption.trim() || defaultComment;
}

/** The caption as it is drawn: in capitals on one line, in curly quotation marks (spec.md section 5). */
export function captionForImage(caption: string): string {
  const bare = caption
    .replace(/\r\n|[\n\r\u2028\u2029]/g, ' ')
    .toUpperCase()
    .replace(/^["'“”‘’]/u, '')
    .replace(/["'“”‘’]$/u, '');
  return `“${bare}”`;
}

/** True for a caption that runs from right to left, by its first letter that has a direction. */
export function isRightToLeft(caption: string): boolean {
  const first = /\p{L}/u.exec(caption)?.[0] ?? '';
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u.test(
    first,
  );
}

/** True if the poster's typeface, which is Latin, has this caption's letters. */
export function isLatin(caption: string): boolean {
  return !/[^\p{Script=Latin}\P{L}]/u.test(caption);
}
