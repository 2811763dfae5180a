import { createRequire } from 'node:module';

/** Loads sharp by its CommonJS entry, since the other one needs Node 20.10. */
export const sharp = /** @type {import('sharp').SharpConstructor} */ (
  createRequire(import.meta.url)('sharp')
);
