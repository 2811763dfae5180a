/** spec.md section 5, Selfie caption. */
export const CAPTION_LIMIT = 140;

/** A base with its marks, skin tone and joined bases, or a flag: near enough without a segmenter. */
const CLUSTERS = /\r\n|\p{RI}{2}|\P{M}(?:\p{M}|\p{EMod}|\u200d\P{M})*|\p{M}+/gsu;

/** The longest emoji has 15 code units; a letter under more marks counts as several characters. */
const LONGEST_CLUSTER = 16;

/** No caption has more code units than this. */
const MOST_UNITS = CAPTION_LIMIT * LONGEST_CLUSTER;

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
export function charactersLeft(caption: string): number {
  return Math.max(0, CAPTION_LIMIT - graphemes(caption).length);
}

/**
 * The caption after a key press or a paste: trimmed at its start (its end is trimmed on blur, or
 * nobody could type a space), with as much of what was inserted as the limit allows; the text around
 * it stays. `caret` is where the caret belongs, null where the browser has it right.
 */
export function limitCaption(
  before: string,
  typed: string,
): { caption: string; caret: number | null } {
  const next = graphemes(withoutMiddle(typed.trimStart()));
  if (next.length <= CAPTION_LIMIT) return { caption: next.join(''), caret: null };

  const old = graphemes(before);
  const shorter = Math.min(old.length, next.length);
  let start = 0;
  while (start < shorter && old[start] === next[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === next.at(-1 - end)) end += 1;

  const room = Math.max(0, CAPTION_LIMIT - start - end);
  const head = next.slice(0, Math.min(start + room, next.length - end));
  const caption = [...head, ...next.slice(next.length - end)].slice(0, CAPTION_LIMIT).join('');
  return { caption, caret: Math.min(head.join('').length, caption.length) };
}

/** Of a giant paste, as much as can matter: telling its characters apart would freeze the page. */
function withoutMiddle(typed: string): string {
  if (typed.length <= 3 * MOST_UNITS) return typed;
  // the caret was in the first part, and what stood after it is in the last
  return typed.slice(0, 2 * MOST_UNITS) + typed.slice(-MOST_UNITS);
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
