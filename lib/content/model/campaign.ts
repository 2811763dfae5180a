import { z } from 'zod';
import places from '../../../messages/state-names.json' with { type: 'json' };
import { DEFAULT_TIME_ZONE, isTimeZone } from '../../dates/local-moment';
import { eachHost } from './hosts';
import { code } from './issue';
import {
  addressOrNothing,
  day,
  eachOnce,
  group,
  phone,
  positive,
  slug,
  text,
  webAddress,
  widgetId,
} from './values';
import { videoServices } from './video-services';

const httpsOrigin = z
  .string()
  .regex(/^https:\/\/([a-z0-9-]+\.)+[a-z0-9-]+(:\d+)?$/, code('value.origin'));
const ink = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, code('value.colour'))
  .meta({ format: 'color' });
const address = addressOrNothing.default('');
const senateState = z.enum(Object.keys(places.en.states), code('value.state'));
const mail = z.email(code('value.mail'));

/** What no language changes: content/campaign.json. */
export const campaignSchema = z.strictObject({
  ...group('season', {
    isArchived: z.boolean(),
    features: z.strictObject({
      map: z.boolean().default(false),
      scoreboard: z.boolean(),
      places: z.boolean().default(true),
      offline: z.boolean().default(true),
    }),
    ask_states: z.array(senateState).superRefine(eachOnce()).default([]),
    season: z.strictObject({ starts: day, ends: day }),
    time_zone: z.string().refine(isTimeZone, code('value.zone')).default(DEFAULT_TIME_ZONE),
  }),
  ...group('contacts', {
    site_url: webAddress,
    donation_url: webAddress,
    privacy_url: address,
    parent_url: webAddress,
    press_email: mail,
    security: z.strictObject({ contact: mail, expires: day }).nullable().optional(),
    sample_phone: phone,
    switchboard_phone: phone,
    hashtag: z.string().regex(/^#\w+$/, code('value.hashtag')),
  }),
  ...group('colours', {
    inks: z.strictObject({ paper: ink, ink, gold: ink, flame: ink, night: ink }),
  }),
  ...group('contacts', {
    accounts: z.strictObject({ instagram: webAddress, facebook: webAddress, twitter: webAddress }),
    facebook_page: widgetId,
  }),
  ...group('services', {
    hosts: z.strictObject(eachHost(() => address)),
    action_network: z.strictObject({ host: webAddress, widget_version: positive }),
    embed_origin: address,
    embed_hosts: z.array(httpsOrigin).default([]),
    report_url: address,
    legacy_zipcode: z.boolean(),
    selfie: z.strictObject({ base_id: text, bucket: text, campaign_slug: slug }),
  }),
  ...group('trailer', {
    trailer_service: z.enum(videoServices, code('value.choice-or-null')).nullable().default(null),
    trailer_video_id: z.string().nullable().default(null),
  }),
  ...group('services', {
    analytics: z.strictObject({
      goals: z.strictObject({ signPetition: text, makePhoneCall: text, playVideo: text }),
    }),
    maps_token: z.string().default(''),
  }),
});
export type Campaign = z.infer<typeof campaignSchema>;
