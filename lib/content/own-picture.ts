/** Where the campaign's own pictures are, in public/ and in addresses. */
const OWN_PICTURES = '/images/';

/**
 * Whether a picture is the campaign's own. Pages show, save and share only those: one elsewhere would
 * be asked for before any press, and the content policy refuses it.
 */
export function isOwnPicture(image: string): boolean {
  return image.startsWith(OWN_PICTURES);
}
