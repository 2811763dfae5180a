import { z } from 'zod';
import { isLocalMoment } from '../../dates/local-moment';
import { lackingLetters } from '../../lettering/poster-letters';
import { isOwnPicture } from '../../pictures/own-picture';
import { codePoint } from './html';
import { code } from './issue';
import { isSafeAddress, urlOf } from './safe-address';

declare module 'zod' {
  interface GlobalMeta {
    /** The form has a textarea. */
    isLong?: boolean;
    /** Of an entry: each language has its own. */
    isWord?: boolean;
    /** The largest size; a picture's proportions stay. */
    picture?: { width: number; height: number };
    /** Suggestions for a text. */
    choices?: readonly string[];
    /** The forms show it under `heading.<heading>` of messages/fields.*.json. */
    heading?: string;
    /** Replaces the table's name in its keys' names there, where several tables share them. */
    labels?: string;
  }
}

/** Puts keys under a heading of the forms. */
export const group = <Shape extends z.ZodRawShape>(heading: string, shape: Shape): Shape =>
  Object.fromEntries(
    Object.entries(shape).map(([key, schema]) => [key, (schema as z.ZodType).meta({ heading })]),
  ) as unknown as Shape;

/** Marks a translated key; the others stand in the English file alone. */
export const translated = <S extends z.ZodType>(schema: S): S => schema.meta({ isWord: true }) as S;

// types of values that several keys share; those of one file alone are in that file

export const text = z.string().trim().min(1, code('value.empty'));
export const longText = text.meta({ isLong: true });

/** Text that pictures are drawn with: the poster font needs its letters, of `textOf` if given. */
export const drawn = <S extends z.ZodType<string>>(schema: S, textOf = (value: string) => value) =>
  schema.superRefine((value, context) => {
    // source-file.ts refuses control characters and lone surrogates
    const lacking = lackingLetters(textOf(value).replace(/[\p{Cc}\p{Cs}\p{Co}]/gu, ' '));
    if (lacking.length === 0) return;
    const found = lacking.map((each) => `“${each}” (${Array.from(each, codePoint).join(' ')})`);
    const params = { found: found.join(', ') };
    context.addIssue({ code: 'custom', message: code('picture.letters'), params });
  });

/** `z.url` would drop blanks and line breaks, but the build's own steps read the raw value. */
const address = (error: string) =>
  z
    .string()
    .trim()
    .refine((given) => /^https:\/\//i.test(given) && urlOf(given) !== null, { error, abort: true })
    .meta({ format: 'uri' });
/** Safe to write into a policy, a host's configuration or HTML. */
const safe = <S extends z.ZodType<string>>(given: S) =>
  given.refine(isSafeAddress, code('value.unsafe-address'));
export const webAddress = safe(address(code('value.address')));
/** A union with one error, whichever branch is nearer. */
export const oneOf = <One extends z.ZodType, Other extends z.ZodType>(
  one: One,
  other: (error: string) => Other,
  error: string,
) => z.union([one, other(error)], { error });
const addressOr = <None extends string>(none: None, error: string) =>
  safe(oneOf(z.literal(none), address, error));
export const addressOrNothing = addressOr('', code('value.address-or-nothing'));
export const addressOrHash = addressOr('#', code('value.address-or-hash'));

const zonedMoment = z.iso.datetime({ offset: true });
/** Local moments have got their zone before (read-content.ts); one left over does not exist. */
export const moment = z
  .string()
  .superRefine((given, context) => {
    if (zonedMoment.safeParse(given).success) return;
    const message = code(isLocalMoment(given) ? 'value.skipped-hour' : 'value.moment');
    context.addIssue({ code: 'custom', message });
  })
  .meta({ format: 'moment' });
export const day = z.iso.date(code('value.day'));

const imagePath = safe(
  oneOf(z.string().refine(isOwnPicture, { abort: true }), address, code('value.picture')),
);
/** A picture; the forms scale a chosen one down to this size. */
export const picture = (width: number, height: number) =>
  imagePath.meta({ picture: { width, height } });

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, code('value.slug'));
export const widgetId = z.string().regex(/^[\w-]+$/, code('value.widget'));
export const phone = text.refine(
  (given) => /^1?\d{10}$/.test(given.replace(/\D/g, '')),
  code('value.phone'),
);
export const positive = z.int().positive(code('value.positive'));

export const some = <S extends z.ZodType>(each: S, most?: number) => {
  const few = z.array(each).min(1, code('list.empty'));
  return most ? few.max(most, code('list.long')) : few;
};

/** Refuses the later of two entries that are equal, or equal in this field. */
export function eachOnce<Field extends string>(field?: Field) {
  return (entries: readonly unknown[], context: z.RefinementCtx) => {
    const keys = entries.map((entry) => (field ? (entry as Record<Field, unknown>)[field] : entry));
    for (const [index, key] of keys.entries()) {
      const first = keys.indexOf(key);
      if (key === undefined || first === index) continue;
      const path = field ? [index, field] : [index];
      const params = { first: Object(entries[first]).name ?? key };
      context.addIssue({ code: 'custom', path, message: code('list.twice'), params });
    }
  };
}
