/** A file under public/images; `..` could lead out of that folder. */
const OWN_PICTURE = /^\/images\/(?!.*\.\.)[\w./-]+$/;

/** Pages show and share only the campaign’s own pictures: the content policy refuses others. */
export const isOwnPicture = (image: string): boolean => OWN_PICTURE.test(image);
