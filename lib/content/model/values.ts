import { z } from 'zod';
import { isLocalMoment } from '../../dates/local-moment';
import { lackingLetters } from '../../lettering/poster-letters';
import { isOwnPicture } from '../../pictures/own-picture';
import { numberOf } from './html';
import { code } from './issue';
import { isSafeAddress } from './safe-address';

declare module 'zod' {
  interface GlobalMeta {
    /** Several lines are typed. */
    isLong?: boolean;
    /** Of an entry: each language says it. */
    isWord?: boolean;
    /** The largest size of a picture; it keeps its proportions. */
    picture?: { width: number; height: number };
    /** Of a text, what it usually is. */
    choices?: readonly string[];
    /** A key of messages/fields.*.json, `heading.season`, under which the forms show it. */
    heading?: string;
    /** What the names of the keys in a table begin with there, where several tables share them. */
    labels?: string;
  }
}

/** Keys that the forms show under a heading. */
export const under = <Shape extends z.ZodRawShape>(heading: string, shape: Shape): Shape =>
  Object.fromEntries(
    Object.entries(shape).map(([key, schema]) => [key, (schema as z.ZodType).meta({ heading })]),
  ) as unknown as Shape;

/** What each language says of an entry in words of its own; the rest are facts, which stand in English alone. */
export const said = <S extends z.ZodType>(schema: S): S => schema.meta({ isWord: true }) as S;

// the types of values that several keys share; what only one file's keys have stands in that file

export const text = z.string().trim().min(1, code('value.empty'));
/** A text for whose typing a form has several lines. */
export const longText = text.meta({ isLong: true });

/**
 * Words that pictures are drawn with: the poster face has their letters.
 * @param wordsOf what of them is drawn
 */
export const lettered = <S extends z.ZodType<string>>(words: S, wordsOf = (said: string) => said) =>
  words.superRefine((said, context) => {
    // control characters and halves are refused already
    const lacking = lackingLetters(wordsOf(said).replace(/[\p{Cc}\p{Cs}\p{Co}]/gu, ' '));
    if (lacking.length === 0) return;
    const found = lacking.map((each) => `“${each}” (${Array.from(each, numberOf).join(' ')})`);
    const params = { found: found.join(', ') };
    context.addIssue({ code: 'custom', message: code('picture.letters'), params });
  });

/** `z.url` would take blanks and line breaks out, and the build's own steps read what the file holds. */
const address = (error: string) =>
  z
    .string()
    .refine((given) => /^https:\/\//i.test(given) && URL.canParse(given), { error, abort: true })
    .meta({ format: 'uri' });
/** An address that is safe to write into a policy, a host's configuration or HTML (lib/content/model/safe-address.ts). */
const safe = <S extends z.ZodType<string>>(given: S) =>
  given.refine(isSafeAddress, code('value.unsafe-address'));
export const webAddress = safe(address(code('value.address')));
/** One of the two, with the same sentence whichever of them is nearer. */
export const oneOf = <One extends z.ZodType, Other extends z.ZodType>(
  one: One,
  other: (error: string) => Other,
  error: string,
) => z.union([one, other(error)], { error });
/** An address, or this sign where there is none. */
export const addressOr = <None extends string>(none: None) =>
  safe(
    oneOf(
      z.literal(none),
      address,
      code(none === '#' ? 'value.address-or-hash' : 'value.address-or-nothing'),
    ),
  );
export const addressOrNothing = addressOr('');

const zonedMoment = z.iso.datetime({ offset: true });
const NO_MOMENT = code('value.moment');
const SKIPPED_HOUR = code('value.skipped-hour');
/**
 * A moment with its zone. What a file says by the campaign's clock has been given its zone before
 * (check/read-content.ts), so a local one that is left over is one that no clock shows.
 */
export const moment = z
  .string()
  .superRefine((given, context) => {
    if (zonedMoment.safeParse(given).success) return;
    const message = isLocalMoment(given) ? SKIPPED_HOUR : NO_MOMENT;
    context.addIssue({ code: 'custom', message });
  })
  .meta({ format: 'moment' });
export const day = z.iso.date(code('value.day'));

const imagePath = safe(
  oneOf(z.string().refine(isOwnPicture, { abort: true }), address, code('value.picture')),
);
/** A picture, and how large one becomes that is chosen in a form. */
export const picture = (width: number, height: number) =>
  imagePath.meta({ picture: { width, height } });

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, code('value.slug'));
export const widgetId = z.string().regex(/^[\w-]+$/, code('value.widget'));
export const phone = text.refine(
  (given) => /^1?\d{10}$/.test(given.replace(/\D/g, '')),
  code('value.phone'),
);
export const positive = z.int().positive(code('value.positive'));

/** At least one, and at most so many. */
export const some = <S extends z.ZodType>(each: S, most?: number) => {
  const few = z.array(each).min(1, code('list.empty'));
  return most ? few.max(most, code('list.long')) : few;
};

/** Refuses the later of two entries of a list that are the same, or have the same in this field. */
export function eachOnce<Field extends string>(field?: Field) {
  return (entries: readonly unknown[], context: z.RefinementCtx) => {
    const keys = entries.map((entry) => (field ? (entry as Record<Field, unknown>)[field] : entry));
    for (const [index, key] of keys.entries()) {
      const first = keys.indexOf(key);
      if (key === undefined || first === index) continue;
      const path = field ? [index, field] : [index];
      const params = { first: first + 1 };
      context.addIssue({ code: 'custom', path, message: code('list.twice'), params });
    }
  };
}
