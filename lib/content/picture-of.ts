import 'server-only';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ShownPicture, shownPicture } from '@/lib/toolkit/pictures';

/** What a page shows of a picture that the content names, by what is in public/ at build time. */
export function pictureOf(image: string): ShownPicture {
  return shownPicture(image, (path) => existsSync(join('public', path)));
}
