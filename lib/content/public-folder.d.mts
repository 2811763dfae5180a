/** Where the drawings of a content folder go. */
export function drawnInto(contentDir: string): string;

/** As `drawnInto`, but the site's own folder as long as nothing has been drawn. */
export function publicFolder(contentDir: string): string;
