import { z } from 'zod';

// The shape of season.json, which other sites and programs read: docs/en/feeds.md says it in words.
// A field is only ever added to it; `version` goes up where one had to change.

const address = z.url({ protocol: /^https?$/ });
const language = z.string().describe('the language of its texts, such as en-US');

/** When something is: moments in UTC, or whole days in Washington; nothing where no day is known. */
const time = {
  starts_at: z.iso.datetime().optional(),
  ends_at: z.iso.datetime().optional(),
  first_day: z.iso.date().optional(),
  last_day: z.iso.date().optional(),
};

const event = z.strictObject({
  id: z.string().describe('stays the same when the event moves, and in each language'),
  language,
  title: z.string(),
  description: z.string(),
  date: z.string().describe('as it is shown to readers'),
  ...time,
  place: z.string().optional(),
  status: z.enum(['confirmed', 'moved', 'cancelled']),
  revision: z.int().min(0).describe('how often it was changed'),
  url: address,
  calendar: address.optional().describe('its iCalendar file'),
});

const livestream = z.strictObject({
  id: z.string(),
  language,
  title: z.string(),
  description: z.string(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  url: address,
  watch: z.array(address).describe('where it can be watched, the first choice first'),
  calendar: address,
});

const toolkitEntry = z.strictObject({
  id: z.string(),
  language,
  title: z.string(),
  url: address,
  image: z.strictObject({ url: address, alt: z.string() }).optional(),
  posts: z.array(z.string()),
});

/** The dates and the toolkit of a season in one language, as other programs read them. */
export const seasonSchema = z.strictObject({
  $schema: address,
  version: z.literal(1),
  language,
  title: z.string(),
  url: address,
  is_archived: z.boolean(),
  season: z.strictObject({ starts: z.iso.date(), ends: z.iso.date() }),
  calendar: address.describe('all dates as an iCalendar file'),
  events: z.array(event),
  livestreams: z.array(livestream),
  toolkit: z.array(toolkitEntry),
});
export type SeasonFile = z.infer<typeof seasonSchema>;

/** The JSON Schema of season.json. */
export const seasonJsonSchema = () => z.toJSONSchema(seasonSchema, { target: 'draft-7' });
