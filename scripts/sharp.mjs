import { createRequire } from 'node:module';

/** sharp, by the one of its two entries that Node 20.9 can read: the other needs 20.10. */
export const sharp = /** @type {import('sharp').SharpConstructor} */ (
  createRequire(import.meta.url)('sharp')
);
