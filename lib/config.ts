import 'server-only';
import { readBundle } from '@/lib/content/bundle';
import { publicFolder } from './content/public-folder.mjs';
import { deployedConfig } from './deployment.mjs';

const folder = process.env.CONTENT_DIR ?? 'content';

/** The content folder of this build: content/, or the one that CONTENT_DIR names. */
export const bundle = readBundle(folder);

/** The folder of this build's pictures. */
export const pictureFolder = publicFolder(folder);

/**
 * The deployment's config. `isDraft` is true for a preview; `buildYear`, the year of this build,
 * replaces {year} in the copyright line.
 */
export const config = {
  ...deployedConfig(bundle.campaign, process.env),
  isDraft: process.env.DRAFT === '1',
  buildYear: new Date().getFullYear(),
};
