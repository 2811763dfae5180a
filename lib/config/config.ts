import 'server-only';
import { bundle } from '@/lib/content/bundle';
import { clockNow } from '@/lib/dates/build-clock';
import { deployedConfig } from './deployment';

/** The deployment’s settings. `isDraft` is true for a preview; `buildYear` is the copyright line’s {year}. */
export const config = {
  ...deployedConfig(bundle.campaign, process.env),
  isDraft: process.env.DRAFT === '1',
  buildYear: new Date(clockNow()).getUTCFullYear(),
};
