/** How many characters a selfie's caption may have: the visitor's own, and the content's default. */
export const CAPTION_LIMIT = 140;
