import { wellFormed } from '@/lib/lettering/limited-text';
import { inPosterFace } from '@/lib/lettering/poster-letters';

export function captionOr(caption: string, defaultComment: string): string {
  return wellFormed(caption).trim() || defaultComment;
}

export function captionForImage(caption: string): string {
  const bare = inPosterFace(caption.replace(/\r\n|[\n\r\u2028\u2029]/g, ' ').toUpperCase())
    .replace(/^["'“”‘’]/u, '')
    .replace(/["'“”‘’]$/u, '');
  return `“${bare}”`;
}

/** By its first letter that has a direction. */
export function isRightToLeft(caption: string): boolean {
  const first = /\p{L}/u.exec(caption)?.[0] ?? '';
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u.test(
    first,
  );
}

/** Latin letters and punctuation are all that the poster’s typeface has. */
export function isLatin(caption: string): boolean {
  return !/[^\p{Script=Latin}\p{Script=Common}\P{L}]/u.test(caption);
}
