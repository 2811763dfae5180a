import { z } from 'zod';
import { scriptHtml, scriptParts, voicemailHtml } from './call-script';
import { CAPTION_LIMIT } from './caption-limit';
import { type CheckCode, code } from './issue';
import { addressIn, hostedId } from './pasted-addresses';
import { plainText, safeText } from './sanitize';
import { tweetToHandle, tweetWithLink } from './tweet-length';
import {
  addressOrNothing,
  drawn,
  eachOnce,
  group,
  longText,
  moment,
  oneOf,
  phone,
  picture,
  positive,
  some,
  text,
  webAddress,
  widgetId,
} from './values';

/** Drawn on the share card's marching crowd. */
const marchWord = drawn(text.max(9, code('value.march-word')));

/** People paste a letter's whole address, for which the report names the id. */
const letterName = z.string().superRefine((given, context) => {
  const id = hostedId('letter', given);
  if (widgetId.safeParse(given).success) return;
  const pasted = id ? code('letter.address') : code('letter.no-address');
  const message = addressIn(given) ? pasted : code('value.widget');
  context.addIssue({ code: 'custom', message, params: id ? { id } : {} });
});

const caption = drawn(longText.max(CAPTION_LIMIT, code('value.letters')));

/** Required, with an error of its own: without it the rally card leaves the part out. */
const required = (error: CheckCode) =>
  z.string(code(error)).trim().min(1, code(error)).meta({ isLong: true });
const reviewDay = z.iso.date({
  error: ({ input }) => code(input === undefined ? 'rally.reviewed_on' : 'value.day'),
});
/** Organizers say who wrote a part of the rally card, and who reviewed it on which day. */
const rallyPart = z.strictObject({
  text: safeText,
  source: required('rally.source'),
  source_link: webAddress.optional(),
  reviewed_by: required('rally.reviewed_by'),
  reviewed_on: reviewDay,
});
export type RallyPart = z.infer<typeof rallyPart>;
const rally = <Part extends z.ZodType>(part: Part) => part.meta({ labels: 'rally' }).optional();

/** In the order of lib/call/senate-directory.json; `said_*` answer each way a senator can vote. */
const rollCall = z.strictObject({
  name: text,
  question: longText,
  tally: longText,
  note: text,
  number: positive,
  link: webAddress,
  said_yea: longText.optional(),
  said_nay: longText.optional(),
  said_none: longText.optional(),
});

/** Which of the two roll calls a script is about. */
const scriptVotes = ['first', 'second', 'both'] as const;

/** In their default order. */
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

/** The texts of one locale, in the order of the file. */
export const siteSchema = z.strictObject({
  ...group('sharedLinks', {
    site_title: drawn(text),
    short_title: text.max(12, code('value.letters')).optional(),
    open_graph_title: text,
    open_graph_description: longText,
    open_graph_image: picture(1200, 630),
    share_text: text.optional(),
    share_tweet: tweetWithLink,
  }),
  ...group('notice', {
    /** Shown on every page until its moment. */
    notice: z.strictObject({ text: longText, until: moment }).nullable().optional(),
  }),
  ...group('firstScreen', { intro_title: drawn(text) }),
  ...group('sharedLinks', { place_question: drawn(longText).optional() }),
  ...group('firstScreen', {
    intro_answer: text,
    intro_lead: longText,
    intro_demands_title: text,
    intro_demands: some(drawn(safeText, plainText)),
    intro_letter_cta: text,
    intro_moral_monday_cta: drawn(text),
    intro_moral_monday_link: webAddress,
    intro_moral_monday_starts_at: moment.optional(),
    intro_moral_monday_place: drawn(longText).optional(),
    intro_calendar_cta: text,
    intro_selfie_cta: text,
    intro_selfie_subtext: text,
    intro_toolkit_cta: text,
    march_words: some(marchWord, 5),
  }),
  ...group('letter', {
    letter_title: drawn(text),
    letter_text: safeText,
    letter_figures: z
      .array(z.strictObject({ figure: text, caption: longText }))
      .max(4, code('list.long'))
      .optional(),
    letter_cta: drawn(text),
    intro_letter_action_network_id: letterName,
  }),
  ...group('calendar', { calendar_title: text }),
  ...group('toolkit', { toolkit_title: text, toolkit_description: longText, toolkit_cta: text }),
  ...group('selfies', {
    selfies_title: drawn(text),
    selfies_description: longText,
    selfies_cta: drawn(text),
    selfies_sample_caption: caption,
    selfies_default_caption: caption,
  }),
  ...group('newsAndPartners', { news_title: text, partners_title: text }),
  ...group('assemblyAndRally', {
    june21_title: text,
    june21_text: safeText,
    where_title: text,
    where_text: safeText,
    where_cta: text,
    where_link: webAddress,
  }),
  ...group('footer', {
    footer_built_by: safeText,
    footer_follow_us: text,
    footer_contact_info: safeText,
  }),
  ...group('toolkitPage', {
    toolkit_page_title: text,
    toolkit_page_description: longText,
    toolkit_page_share_instructions: longText,
    toolkit_page_share_instructions_phone: longText,
    toolkit_page_tweet_label: text,
    toolkit_page_tweet_cta: text,
    toolkit_page_download_all_cta: text,
    toolkit_page_download_all_link: addressOrNothing.default(''),
  }),
  ...group('callPage', {
    callpower_id: text,
    callpower_script: scriptHtml.transform(scriptParts),
    callpower_voicemail: voicemailHtml.transform(scriptParts).optional(),
    callpower_votes: z.enum(scriptVotes, code('value.choice')).optional(),
    call_page_title: text,
    call_page_description: longText,
  }),
  ...group('rallyCard', {
    rally_meeting_point: rally(rallyPart),
    rally_way_there: rally(rallyPart),
    rally_access: rally(rallyPart),
    rally_bring: rally(rallyPart),
    rally_legal_help: rally(rallyPart.extend({ phone })),
    rally_marshals: rally(rallyPart.extend({ phone: phone.optional() })),
    rally_rights: rally(rallyPart),
  }),
  ...group('scoreboard', {
    roll_calls: z.array(rollCall).length(2, code('list.roll-calls')).optional(),
    roll_calls_source: longText.optional(),
    scorecard_tweet_yea: tweetToHandle.optional(),
    scorecard_tweet_nay: tweetToHandle.optional(),
    scorecard_mail_cc: oneOf(z.literal(''), z.email, code('value.mail-or-nothing')).optional(),
    scorecard_mail_subject: longText.optional(),
    scorecard_mail_body: z.string().meta({ isLong: true }).optional(),
  }),
  ...group('sections', {
    visible_sections: z.array(z.enum(sectionNames, code('value.choice'))).superRefine(eachOnce()),
  }),
});
