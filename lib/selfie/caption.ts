import { fill } from '@/lib/i18n/fill';
import { graphemes } from './graphemes';

/** spec.md section 5, Selfie caption. */
export const CAPTION_LIMIT = 140;

/** How many characters, as a person counts them, may still be written. */
export function charactersLeft(caption: string): number {
  return Math.max(0, CAPTION_LIMIT - graphemes(caption).length);
}

/**
 * What a press of a key or a paste makes of the caption: trimmed at its start (its end only when
 * the visitor leaves the field, or nobody could type a space), and with as much of what was
 * put in as the limit allows; the words around it stay. `caret` is where the visitor goes on, where
 * that is not where the browser has it.
 */
export function limitCaption(
  before: string,
  typed: string,
): { caption: string; caret: number | null } {
  const next = graphemes(typed.trimStart());
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

/** The caption that is shown, sent and shared: what was written, or else the default comment. */
export function captionOr(caption: string, defaultComment: string): string {
  return caption.trim() || defaultComment;
}

/** The caption as it is drawn: the four steps of spec.md section 5, in their order. */
export function captionForImage(caption: string): string {
  const bare = caption
    .replace(/\r\n|[\n\r\u2028\u2029]/g, ' ')
    .toUpperCase()
    .replace(/^["'“”‘’]/u, '')
    .replace(/["'“”‘’]$/u, '');
  return `“${bare}”`;
}

/** What a selfie is shared with: the caption and the campaign's hashtag (spec.md section 5). */
export function shareText(caption: string, hashtag: string): string {
  return `${caption.trim()} ${hashtag}`.trim();
}

/** Whether a caption runs from right to left, by its first letter that has a direction. */
export function isRightToLeft(caption: string): boolean {
  const first = /\p{L}/u.exec(caption)?.[0] ?? '';
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u.test(
    first,
  );
}

/** Whether the poster face, which is Latin, has this caption's letters. */
export function isLatin(caption: string): boolean {
  return !/[^\p{Script=Latin}\P{L}]/u.test(caption);
}

/** The three forms of the counter, in one language. */
export type CounterForms = { zero: string; one: string; other: string };

/** "no characters left", "1 character left" or "{count} characters left" (spec.md section 2). */
export function counterText(left: number, forms: CounterForms, locale: string): string {
  if (left === 0) return forms.zero;
  const form = new Intl.PluralRules(locale).select(left) === 'one' ? forms.one : forms.other;
  return fill(form, { count: String(left) });
}
