import { z } from 'zod';
import { calendarEventSchema } from './events';
import { livestreamSchema } from './livestreams';
import { safeText } from './sanitize';
import { targetsSchema } from './targets';
import { toolkitEntrySchema } from './toolkit';
import { longText, picture, slug, some, text, webAddress } from './values';

const partnerSchema = z.strictObject({
  name: text,
  link: webAddress.optional(),
  logo: picture(480, 240).optional(),
});
export type ListedPartner = z.infer<typeof partnerSchema>;

const covidSchema = z.strictObject({ title: text, intro: safeText, guidance: some(safeText, 10) });

/** The lists whose entries are files, `en/events/<id>.json`; a translation's have the words alone. */
export const entrySchemas = {
  livestreams: livestreamSchema,
  events: calendarEventSchema,
  news: z.strictObject({
    id: slug,
    order: z.int().optional(),
    title: longText,
    link: webAddress,
    source: text,
  }),
  letters: z.strictObject({
    id: slug,
    order: z.int().optional(),
    title: text,
    link: webAddress,
    date: text,
    photo: picture(640, 640).nullable().default(null),
  }),
  toolkit: toolkitEntrySchema,
} as const;

export const listSchemas = {
  livestreams: z.array(entrySchemas.livestreams),
  events: z.array(entrySchemas.events),
  news: z.array(entrySchemas.news),
  letters: z.array(entrySchemas.letters),
  partners: z.array(partnerSchema),
  toolkit: z.array(entrySchemas.toolkit),
  covid: covidSchema,
  targets: targetsSchema,
} as const;

export type EntryList = keyof typeof entrySchemas;
export const entryLists = Object.keys(entrySchemas) as EntryList[];

export const isEntryList = (name: string): name is EntryList => Object.hasOwn(entrySchemas, name);

const shapeOf = (name: EntryList): z.ZodRawShape => entrySchemas[name].shape;

/** By list, the keys of an entry that are translated. */
export const translatedKeys = Object.fromEntries(
  entryLists.map((name) => {
    const schemas = Object.entries(shapeOf(name)) as [string, z.ZodType][];
    return [name, schemas.flatMap(([key, schema]) => (schema.meta()?.isWord ? key : []))];
  }),
) as Record<EntryList, string[]>;

/** By list, the schema of an entry's file in a translation. */
export const translatedEntrySchemas = Object.fromEntries(
  entryLists.map((name) => {
    const words = translatedKeys[name].map((each) => [each, shapeOf(name)[each]]);
    const own = z.strictObject(Object.fromEntries(words)).partial();
    return [name, words.length > 0 ? own.extend({ left_out: z.boolean().optional() }) : own];
  }),
) as unknown as Record<EntryList, z.ZodObject>;
