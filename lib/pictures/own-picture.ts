/** A file under public/images; `..` could lead out of that folder. */
const OWN_PICTURE = /^\/images\/(?!.*\.\.)[\w./-]+$/;

/**
 * True for one of the campaign’s own pictures. Pages show, save and share only those: one elsewhere would be
 * requested before any press, and the content policy refuses it.
 */
export function isOwnPicture(image: string): boolean {
  return OWN_PICTURE.test(image);
}
