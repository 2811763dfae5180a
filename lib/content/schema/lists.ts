import { z } from 'zod';
import { type EntryList, entryLists } from './entry-lists';
import { calendarEventSchema } from './events';
import type { Message } from './expected';
import { livestreamSchema } from './livestreams';
import { key, table } from './row';
import { safeText } from './sanitize';
import { targetsSchema } from './targets';
import { toolkitEntrySchema } from './toolkit';
import { entryName, longText, picture, slug, some, text, webAddress } from './values';

/** The name of an entry's file, which stays the same whatever its title says. */
const id = key(slug, 'a-headline', {
  en: ['Short name', 'The name of its file.'],
  es: ['Nombre corto', 'El nombre de su archivo.'],
});
const order = key(z.int().optional(), 1, {
  en: ['Its place on the page', 'The highest number stands first.'],
  es: ['Su lugar en la página', 'El número más alto va primero.'],
});

const newsItemSchema = table({
  id,
  order,
  title: key(longText, 'Poor People’s Campaign puts pressure on Congress', {
    en: 'Headline',
    es: 'Titular',
  }),
  link: key(webAddress, 'https://example.org/article', { en: 'Link', es: 'Enlace' }),
  source: key(text, 'The Hill', { en: 'Outlet', es: 'Medio' }),
});

const letterToEditorSchema = table({
  id,
  order,
  title: key(text, 'Support voting rights', { en: 'Headline', es: 'Titular' }),
  link: key(webAddress, 'https://example.org/letter', { en: 'Link', es: 'Enlace' }),
  date: key(text, 'Record-Eagle, August 11, 2021', {
    en: ['Outlet and day', 'As readers see them.'],
    es: ['Medio y día', 'Como se leen en la página.'],
  }),
  photo: key(picture(640, 640).nullable().default(null), '/images/letter.png', {
    en: 'Picture',
    es: 'Imagen',
  }),
});

const partnerSchema = table({
  name: key(text, 'Repairers of the Breach', { en: 'Name', es: 'Nombre' }),
  link: key(webAddress.optional(), 'https://example.org/', {
    en: ['Their website', 'Its whole address, with https:// in front. May stay empty.'],
    es: ['Su sitio', 'Su dirección entera, con https:// delante. Puede quedar vacío.'],
  }),
  logo: key(picture(480, 240).optional(), '/images/logo.png', {
    en: ['Logo', 'May stay empty; the name then stands in the list of words.'],
    es: ['Logotipo', 'Puede quedar vacío; entonces el nombre va en la lista de palabras.'],
  }),
});

export type ListedPartner = z.infer<typeof partnerSchema>;

const covidSchema = table({
  title: key(text, 'COVID Protocols', { en: 'Title', es: 'Título' }),
  intro: key(safeText, '<p>Rules of the march.</p>', {
    en: 'Introduction to the rules',
    es: 'Presentación de las reglas',
  }),
  guidance: key(
    some(safeText, 10).meta(entryName('rule', 'regla')),
    ['<b>Wear a mask</b> in every building.'],
    {
      en: 'Rules, ten at most',
      es: 'Reglas, diez como máximo',
    },
  ),
});

/** A list, and what an entry of it is called. */
const listOf = <Entry extends z.ZodType>(schema: Entry, entry: Message, isNewestFirst = false) =>
  z.array(schema).meta({ field: { entry, isNewestFirst } });

/** An entry of each list whose entries are files of their own, with the id that its file's name is. */
export const entrySchemas = {
  livestreams: livestreamSchema,
  events: calendarEventSchema,
  news: newsItemSchema,
  letters: letterToEditorSchema,
  toolkit: toolkitEntrySchema,
} as const;

/** The lists of one locale. */
export const listSchemas = {
  livestreams: listOf(livestreamSchema, { en: 'livestream', es: 'transmisión' }, true),
  events: listOf(calendarEventSchema, { en: 'event', es: 'evento' }),
  news: listOf(newsItemSchema, { en: 'article', es: 'artículo' }, true),
  letters: listOf(letterToEditorSchema, { en: 'letter', es: 'carta' }, true),
  partners: listOf(partnerSchema, { en: 'partner', es: 'organización' }),
  toolkit: listOf(toolkitEntrySchema, { en: 'toolkit entry', es: 'material' }),
  covid: covidSchema,
  targets: targetsSchema,
} as const;

const leftOut = key(z.boolean().optional(), true, {
  en: ['Is not shown in this language', 'In a translation only.'],
  es: ['No se muestra en este idioma', 'Solo en una traducción.'],
});

/** The words of an entry, which alone a translation says; the rest are facts, and so is what others said. */
export const translatedKeys = {
  livestreams: ['title', 'description', 'formatted_date', 'formatted_time'],
  events: ['date', 'title', 'description', 'place'],
  news: [],
  letters: [],
  toolkit: ['order', 'title', 'image', 'image_alt', 'graphic', 'tweets'],
} as const satisfies { [List in EntryList]: (keyof z.infer<(typeof entrySchemas)[List]>)[] };

/** An entry's file in a translation: of its words those that it has. */
export const translatedEntrySchemas = Object.fromEntries(
  entryLists.map((name) => {
    const shape: z.ZodRawShape = entrySchemas[name].shape;
    const words = translatedKeys[name].map((each) => [each, shape[each]]);
    const own = z.strictObject(Object.fromEntries(words)).partial();
    return [name, words.length > 0 ? own.extend({ left_out: leftOut }) : own];
  }),
) as unknown as Record<EntryList, z.ZodObject>;
