import { z } from 'zod';
import { translatedLocales } from '../../i18n/locales';
import { code } from './issue';
import { addressOrHash, longText, moment, slug, text, translated } from './values';

/** What an event may provide for access, in the order in which it is named; a language is spoken or interpreted. */
export const accessWords = ['step_free', 'seats', 'sign_language', 'captions', 'quiet'] as const;
/** `none` stands for an empty list, which the forms cannot save. */
const accessChoices = [...accessWords, ...translatedLocales, 'none'] as const;

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
    access: z
      .array(z.enum(accessChoices, code('value.choice')))
      .meta({ choices: accessChoices })
      .optional(),
    access_note: translated(text.max(120, code('value.letters')).optional()),
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
