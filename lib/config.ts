import 'server-only';
import { readBundle } from '@/lib/content/bundle';
import { deployedConfig } from './deployment.mjs';

/** The content folder of this build: content/, or the one that CONTENT_DIR names. */
export const bundle = readBundle(process.env.CONTENT_DIR ?? 'content');

/** The deployment's settings. `isDraft` is true for a preview; `buildYear` is the year of this build: the copyright line's {year}. */
export const config = {
  ...deployedConfig(bundle.campaign, process.env),
  isDraft: process.env.DRAFT === '1',
  buildYear: new Date().getFullYear(),
};
