import { z } from 'zod';
import { code } from './issue';
import { addressOrHash, longText, moment, slug, text, translated } from './values';

/** `revision` counts changes, so that an entry under the same `id` moves in visitors' calendars. */
export const calendarEventSchema = z
  .strictObject({
    id: slug,
    date: translated(text.optional()),
    title: translated(text),
    description: translated(longText),
    link: addressOrHash,
    upcoming: z.boolean(),
    place: translated(longText.optional()),
    status: z.enum(['confirmed', 'moved', 'cancelled'], code('value.choice')).optional(),
    revision: z.int().min(0, code('value.count')).optional(),
    starts_at: moment.optional(),
    ends_at: moment.optional(),
  })
  .refine(({ date, starts_at }) => date || starts_at, {
    error: code('event.no-moment'),
    path: ['starts_at'],
  })
  .refine(
    ({ starts_at, ends_at }) =>
      !ends_at || (starts_at && Date.parse(ends_at) > Date.parse(starts_at)),
    { error: code('event.ends-before-start'), path: ['ends_at'] },
  );
export type CalendarEvent = z.infer<typeof calendarEventSchema>;
