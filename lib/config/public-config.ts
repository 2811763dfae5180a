import config from '#generated/public-config.json';
import type { PublicConfig } from './deployment';

export const publicConfig = config as unknown as PublicConfig;
