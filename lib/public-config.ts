import type { Campaign } from './content/schema/campaign';
import { shadesOf } from './inks';

/** The keys of the config that the browser may know. */
const publicKeys = [
  'isArchived',
  'features',
  'time_zone',
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

/** The inks for pictures that are drawn on the visitor's device. */
function pictureInks(campaign: Campaign) {
  const { sheet, paper, fibre, ink, gold, flame, night, ray } = shadesOf(campaign.inks);
  return { sheet, paper, fibre, ink, gold, flame, night, ray };
}

export type PublicConfig = Pick<Campaign, (typeof publicKeys)[number]> & {
  inks: ReturnType<typeof pictureInks>;
};

/** The public part of the config as JSON, for next.config.ts to compile into the code. */
export function serializePublicConfig(deployed: Campaign): string {
  const settings = Object.fromEntries(publicKeys.map((key) => [key, deployed[key]]));
  return JSON.stringify({ ...settings, inks: pictureInks(deployed) });
}

/** The config as compiled into this build: hosts, campaign ids and flags. */
export const publicConfig: PublicConfig = JSON.parse(process.env.PUBLIC_CONFIG ?? '{}');
