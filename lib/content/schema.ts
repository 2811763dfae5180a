import { z } from 'zod';
import { TWEET_LIMIT, tweetLength } from '../toolkit/tweet-length';
import { videoServices } from '../video/services';
import { isOwnPicture } from './own-picture';
import { isReservedId } from './reserved-ids';
import { plainText, safeHtml, safeText } from './sanitize';
import { knownPlaceholders, scriptParts, unknownPlaceholder } from './script-parts';

/** The sections of the home page in their default order (spec.md sections 2 and 9). */
export const sectionNames = [
  'livestream',
  'calendar',
  'toolkit',
  'selfies',
  'news',
  'partners',
  'june21',
  'where',
] as const;
export type SectionName = (typeof sectionNames)[number];

const text = z.string().trim().min(1, 'a text that is not empty');
const ADDRESS = 'an address that starts with https://';
const webAddress = z.url({ protocol: /^https?$/, error: ADDRESS });
const secureAddress = z.url({ protocol: /^https$/, error: ADDRESS });
/** An address, or the text that stands for none. */
const addressOr = (none: '' | '#', error: string) =>
  z.union([z.literal(none), z.url({ protocol: /^https?$/, error })], { error });
const moment = z.iso.datetime({ offset: true, error: 'a moment such as 2021-08-02T14:45:00Z' });
const day = z.iso.date('a date such as 2021-08-08');
const imagePath = z.union([webAddress, z.string().refine(isOwnPicture)], {
  error: 'a picture under /images/ or an address that starts with https://',
});
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: 'lower-case letters, digits and single hyphens, such as july-27-31',
});
const entryId = slug.superRefine((id, context) => {
  if (!isReservedId(id)) return;
  const message = `another id: the site itself has "${id}" for a modal or a part of the page`;
  context.addIssue({ code: 'custom', message });
});
const widgetId = z
  .string()
  .regex(/^[\w-]+$/, { error: 'letters, digits, hyphens and underscores' });

/** Refuses the later of two entries of a list that are the same, or have the same in this field. */
function eachOnce<Field extends string>(field?: Field) {
  return (entries: readonly unknown[], context: z.RefinementCtx) => {
    const keys = entries.map((entry) => (field ? (entry as Record<Field, unknown>)[field] : entry));
    for (const [index, key] of keys.entries()) {
      const first = keys.indexOf(key);
      if (first === index) continue;
      const message = `something else: [${first}] above has the same`;
      context.addIssue({ code: 'custom', path: field ? [index, field] : [index], message });
    }
  };
}

/** A livestream (spec.md section 3). Times are ISO moments; the formatted ones are shown as given. */
export const livestreamSchema = z
  .strictObject({
    title: text,
    description: safeHtml,
    livestream_service: z.string(),
    livestream_id: z.string(),
    backup_service: z.string().nullable(),
    backup_id: z.string().nullable(),
    spanish_service: z.string().nullable(),
    spanish_id: z.string().nullable(),
    is_first: z.boolean(),
    thumbnail: imagePath.nullable(),
    date: moment,
    end_time: moment,
    formatted_date: text,
    formatted_time: z.string().regex(/ \/ .*PT$/, {
      error: 'two times, the second with PT, such as 7:30 PM ET / 4:30 PM PT',
    }),
    visible: z.boolean(),
  })
  .superRefine(({ date, end_time }, context) => {
    if (Date.parse(end_time) > Date.parse(date)) return;
    context.addIssue({ code: 'custom', path: ['end_time'], message: 'a moment after date' });
  });

/** A calendar event (spec.md section 3); the link `#` means that there is none. */
export const calendarEventSchema = z
  .strictObject({
    date: text,
    title: text,
    description: text,
    link: addressOr('#', `${ADDRESS}, or # for none`),
    upcoming: z.boolean(),
    place: text.optional(),
    starts_at: moment.optional(),
    ends_at: moment.optional(),
  })
  .superRefine(({ starts_at, ends_at }, context) => {
    if (!ends_at || (starts_at && Date.parse(ends_at) > Date.parse(starts_at))) return;
    context.addIssue({ code: 'custom', path: ['ends_at'], message: 'a moment after starts_at' });
  });

export const newsItemSchema = z.strictObject({ title: text, link: webAddress, source: text });

export const letterToEditorSchema = z.strictObject({
  title: text,
  link: webAddress,
  date: text,
  photo: imagePath.nullable(),
});

const tweet = text.superRefine((words, context) => {
  const length = tweetLength(words);
  if (length <= TWEET_LIMIT) return;
  const message = `a tweet of at most ${TWEET_LIMIT} characters; the network counts ${length}`;
  context.addIssue({ code: 'custom', message });
});

/** The longest handle of the microblogging network, with its @. */
const LONGEST_HANDLE = `@${'x'.repeat(15)}`;

/** A post with `__HANDLE__` in it, which still fits with the longest handle there. */
const tweetToHandle = text.superRefine((words, context) => {
  const length = tweetLength(words.replaceAll('__HANDLE__', LONGEST_HANDLE));
  if (length <= TWEET_LIMIT) return;
  const message = `a tweet of at most ${TWEET_LIMIT} characters; with a long handle it has ${length}`;
  context.addIssue({ code: 'custom', message });
});

/** The ink strip under a graphic: what stands at its left and, where given, at its right. */
const foot = z.array(text).min(1, 'one text or two').max(2, 'two texts at most');

/** The lines of a toolkit graphic; `npm run art` draws it from them (scripts/art). */
const graphicSchema = z.discriminatedUnion(
  'ground',
  [
    z.strictObject({
      ground: z.literal('gold'),
      claim: z.array(text).min(1, 'one line or more'),
      demand: z.array(text).min(1, 'one line or more'),
      foot,
    }),
    z.strictObject({
      ground: z.literal(['red', 'night']),
      headline: text,
      date: text,
      plan: z.array(text).min(1, 'one line or more'),
      foot,
    }),
  ],
  { error: 'a ground of gold (a demand), red (a date) or night (a memorial day)' },
);

/** A toolkit entry (spec.md section 3), with words for its picture and the lines to draw it from. */
export const toolkitEntrySchema = z.strictObject({
  id: entryId,
  title: safeText,
  image: imagePath.nullable(),
  image_alt: text.optional(),
  graphic: graphicSchema.optional(),
  tweets: z.array(tweet),
});

export const covidSchema = z.strictObject({
  title: text,
  intro: safeText,
  guidance: z.array(safeText).min(1, 'one rule or more').max(10, 'ten rules at most'),
});

/** As long as twenty seconds at a talking pace. */
const VOICEMAIL_WORDS = 47;

/** A call script with its placeholders, as HTML; the site has it in parts. */
const scriptHtml = safeText.superRefine((html, context) => {
  if (!unknownPlaceholder(html)) return;
  context.addIssue({ code: 'custom', message: `placeholders among ${knownPlaceholders}` });
});
const voicemailHtml = scriptHtml.superRefine((html, context) => {
  const count = plainText(html).split(' ').length;
  if (count <= VOICEMAIL_WORDS) return;
  const message = `at most ${VOICEMAIL_WORDS} words, which take 20 seconds; these are ${count}`;
  context.addIssue({ code: 'custom', message });
});

/** The texts of one locale under the content table's own keys (spec.md section 3). */
export const siteSchema = z.strictObject({
  site_title: text,
  open_graph_title: text,
  open_graph_description: text,
  open_graph_image: imagePath,
  share_text: text.optional(),
  share_tweet: text,

  intro_title: text,
  intro_lead: text,
  intro_demands_title: text,
  intro_demands: z.array(safeText).min(1),
  intro_letter_cta: text,
  intro_letter_action_network_id: widgetId,
  intro_moral_monday_cta: text,
  intro_moral_monday_link: webAddress,
  intro_moral_monday_starts_at: moment.optional(),
  intro_moral_monday_place: text.optional(),
  intro_calendar_cta: text,
  intro_selfie_cta: text,
  intro_selfie_subtext: text,
  intro_toolkit_cta: text,

  letter_title: text,
  letter_text: safeText,
  letter_figures: z
    .array(z.strictObject({ figure: text, caption: text }))
    .max(4, 'four figures at most')
    .optional(),
  letter_cta: text,

  calendar_title: text,
  toolkit_title: text,
  toolkit_description: text,
  toolkit_cta: text,
  selfies_title: text,
  selfies_description: text,
  selfies_cta: text,
  news_title: text,
  partners_title: text,

  june21_title: text,
  june21_text: safeText,
  where_title: text,
  where_text: safeText,
  where_cta: text,
  where_link: webAddress,

  footer_built_by: safeText,
  footer_follow_us: text,
  footer_contact_info: safeText,

  toolkit_page_title: text,
  toolkit_page_description: text,
  toolkit_page_share_instructions: text,
  toolkit_page_tweet_label: text,
  toolkit_page_tweet_cta: text,
  toolkit_page_download_all_cta: text,
  toolkit_page_download_all_link: addressOr('', `${ADDRESS}, or nothing`),

  callpower_id: text,
  callpower_script: scriptHtml.transform(scriptParts),
  callpower_voicemail: voicemailHtml.transform(scriptParts).optional(),
  call_page_title: text,
  call_page_description: text,

  scorecard_tweet_yea: tweetToHandle.optional(),
  scorecard_tweet_nay: tweetToHandle.optional(),
  scorecard_mail_cc: z
    .union([z.literal(''), z.email('an address such as press@example.org, or nothing')])
    .optional(),
  scorecard_mail_subject: text.optional(),
  scorecard_mail_body: z.string().optional(),

  visible_sections: z
    .array(z.enum(sectionNames, { error: `one of ${sectionNames.join(', ')}` }))
    .superRefine(eachOnce()),
});

/** The lists of one locale, each in a file of its own. */
export const listSchemas = {
  livestreams: z.array(livestreamSchema),
  events: z.array(calendarEventSchema),
  news: z.array(newsItemSchema).superRefine(eachOnce('link')),
  letters: z.array(letterToEditorSchema).superRefine(eachOnce('link')),
  partners: z.array(z.strictObject({ name: text })),
  toolkit: z.array(toolkitEntrySchema).superRefine(eachOnce('id')),
  covid: covidSchema,
} as const;

/** All content of one locale: the texts and the lists in one flat table (spec.md section 3). */
export const contentSchema = siteSchema.extend(listSchemas);
export type Content = z.infer<typeof contentSchema>;
export type ContentKey = keyof Content;
export const contentKeys = Object.keys(contentSchema.shape) as ContentKey[];
export type Livestream = Content['livestreams'][number];
export type CalendarEvent = Content['events'][number];
export type ToolkitEntry = Content['toolkit'][number];

const host = addressOr('', `${ADDRESS}, or nothing while there is no such service`);

/** What no language changes: content/campaign.json (spec.md section 3, global settings). */
export const campaignSchema = z.strictObject({
  isArchived: z.boolean(),
  features: z.strictObject({ map: z.boolean(), scoreboard: z.boolean() }),
  season: z.strictObject({ starts: day, ends: day }),

  site_url: webAddress,
  donation_url: secureAddress,
  privacy_url: secureAddress,
  parent_url: secureAddress,
  press_email: z.email('an address such as press@example.org'),
  sample_phone: text,
  switchboard_phone: text,
  hashtag: z.string().regex(/^#\w+$/, { error: 'a hashtag such as #MoralMonday' }),

  accounts: z.strictObject({
    instagram: secureAddress,
    facebook: secureAddress,
    twitter: secureAddress,
  }),
  facebook_page: widgetId,
  hosts: z.strictObject({ call: host, selfie: host, queue: host, analytics: host }),
  action_network: z.strictObject({ host: webAddress, widget_version: z.int().positive() }),
  legacy_zipcode: z.boolean(),
  selfie: z.strictObject({ base_id: text, bucket: text, campaign_slug: slug }),
  trailer_service: z.enum(videoServices).nullable(),
  trailer_video_id: z.string().nullable(),
  analytics: z.strictObject({
    goals: z.strictObject({ signPetition: text, makePhoneCall: text, playVideo: text }),
  }),
  maps_token: z.string(),
});
export type Campaign = z.infer<typeof campaignSchema>;
