import { z } from 'zod';
import { code } from './issue';
import { safeHtml } from './sanitize';
import { moment, picture, slug, text, translated } from './values';
import { videoServices } from './video-services';

/** Any string: the check only warns of a service that the site cannot play. */
const service = z.string().meta({ choices: videoServices });

const times = z.string().regex(/ \/ .*PT$/, code('value.times'));

/** Formatted dates and times are shown as given, in place of those made from the moments. */
export const livestreamSchema = z
  .strictObject({
    id: slug,
    title: translated(text),
    description: translated(safeHtml.prefault('')),
    livestream_service: service.default(''),
    livestream_id: z.string().default(''),
    backup_service: service.nullable().default(null),
    backup_id: z.string().nullable().default(null),
    spanish_service: service.nullable().default(null),
    spanish_id: z.string().nullable().default(null),
    is_first: z.boolean(),
    thumbnail: picture(1280, 720).nullable().default(null),
    date: moment,
    end_time: moment,
    formatted_date: translated(text.optional()),
    formatted_time: translated(times.optional()),
    visible: z.boolean(),
  })
  .refine(({ date, end_time }) => Date.parse(end_time) > Date.parse(date), {
    error: code('livestream.ends-before-start'),
    path: ['end_time'],
  });
export type Livestream = z.infer<typeof livestreamSchema>;
