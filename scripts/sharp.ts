import { createRequire } from 'node:module';
import type { SharpConstructor } from 'sharp';

/** Loads sharp by its CommonJS entry, since the other one needs Node 20.10. */
export const sharp = createRequire(import.meta.url)('sharp') as SharpConstructor;
