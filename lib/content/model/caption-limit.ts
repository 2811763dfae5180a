/** In characters: of the visitor's own caption, and of the content's default. */
export const CAPTION_LIMIT = 140;
