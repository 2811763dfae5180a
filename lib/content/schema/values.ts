import { z } from 'zod';
import { isSafeAddress } from '../../address';
import { isLocalMoment } from '../../local-moment';
import { isOwnPicture } from '../../pictures/own-picture';
import { type Message, same } from './expected';
import { code } from './issue';
import { serviceNames, type VideoService, videoServices } from './video-services';

// the types of values that several keys share; what only one file's keys have stands in that file

export const text = z.string().trim().min(1, code('value.empty'));
/** A text for whose typing a form has several lines. */
export const longText = text.meta({ field: { isLong: true } });

/** `z.url` would take blanks and line breaks out, and the build's own steps read what the file holds. */
const address = (error: string) =>
  z
    .string()
    .refine((given) => /^https:\/\//i.test(given) && URL.canParse(given), { error, abort: true })
    .meta({ format: 'uri' });
/** An address that is safe to write into a policy, a host's configuration or HTML (lib/address.ts). */
const safe = <S extends z.ZodType<string>>(given: S) =>
  given.refine(isSafeAddress, {
    error: code('value.unsafe-address'),
  });
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
 * (check/list-values.ts), so a local one that is left over is one that no clock shows.
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
  imagePath.meta({ field: { picture: { width, height } } });

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: code('value.slug'),
});
export const widgetId = z.string().regex(/^[\w-]+$/, {
  error: code('value.widget'),
});
export const phone = text.refine((given) => /^1?\d{10}$/.test(given.replace(/\D/g, '')), {
  error: code('value.phone'),
});
export const positive = z.int().positive(code('value.positive'));

/** One of these values, which a form shows by their labels. */
export const choice = <Value extends string>(choices: Record<Value, Message>, error?: string) =>
  z.enum(Object.keys(choices) as Value[], error).meta({ field: { choices } });

/** The video services that the site can play, by their names. */
export const videoServiceChoices = Object.fromEntries(
  videoServices.map((service) => [service, same(serviceNames[service])]),
) as Record<VideoService, Message>;
/** Where a video plays; the check warns of a service that the site does not know. */
export const videoService = z.string().meta({ field: { choices: videoServiceChoices } });
/** The hint of a video's id. */
export const VIDEO_ID: Message = {
  en: 'The end of its address; the forms take it out of a whole address as well.',
  es: 'El final de su dirección; los formularios también lo sacan de una dirección completa.',
};

/** The `meta` of a list: what one entry of it is called. */
export const entryName = (en: string, es: string) => ({ field: { entry: { en, es } } });

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
