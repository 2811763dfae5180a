import type { Campaign } from './content/schema';

/** What of the deployment the browser may know. */
const publicKeys = [
  'isArchived',
  'features',
  'site_url',
  'privacy_url',
  'parent_url',
  'sample_phone',
  'switchboard_phone',
  'hashtag',
  'facebook_page',
  'hosts',
  'embed_origin',
  'legacy_zipcode',
  'selfie',
  'trailer_service',
  'trailer_video_id',
  'analytics',
  'maps_token',
] as const satisfies (keyof Campaign)[];

export type PublicConfig = Pick<Campaign, (typeof publicKeys)[number]>;

/** The public part of a deployment as text, for next.config.ts to compile into the code. */
export function serializePublicConfig(deployed: Campaign): string {
  return JSON.stringify(Object.fromEntries(publicKeys.map((key) => [key, deployed[key]])));
}

/** The deployment's settings as compiled into this build: hosts, campaign ids and flags. */
export const publicConfig: PublicConfig = JSON.parse(process.env.PUBLIC_CONFIG ?? '{}');
