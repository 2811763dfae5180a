import { wellFormed } from '@/lib/lettering/limited-text';
import { inPosterFace } from '@/lib/lettering/poster-letters';

/** The caption that is shown, sent and shared: what was written, or else the default comment. */
export function captionOr(caption: string, defaultComment: string): string {
  return wellFormed(caption).trim() || defaultComment;
}

/** The caption as it is drawn: in capitals on one line, in curly quotation marks. */
export function captionForImage(caption: string): string {
  const bare = inPosterFace(caption.replace(/\r\n|[\n\r\u2028\u2029]/g, ' ').toUpperCase())
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

/** True for a caption in Latin letters and punctuation, which are all that the poster’s typeface has. */
export function isLatin(caption: string): boolean {
  return !/[^\p{Script=Latin}\p{Script=Common}\P{L}]/u.test(caption);
}
