import config from '#generated/public-config.json';
import type { PublicConfig } from './deployment';

/** The config as compiled into this build: hosts, campaign ids and flags. */
export const publicConfig = config as unknown as PublicConfig;
