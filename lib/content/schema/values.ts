import { z } from 'zod';
import { isSafeAddress } from '../../address';
import { isLocalMoment } from '../../local-moment';
import { isOwnPicture } from '../../pictures/own-picture';
import { expected, type Message, same } from './expected';
import { serviceNames, type VideoService, videoServices } from './video-services';

// the types of values that several keys share; what only one file's keys have stands in that file

export const text = z
  .string()
  .trim()
  .min(1, expected('a text that is not empty', 'un texto que no esté vacío'));
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
    error: expected(
      'an address of one host, without spaces, line breaks, quotation marks or any of ` ; $ { } \\ ^ | < >; what belongs to the address is written as a percent code, such as %20 for a space',
      'una dirección de un solo host, sin espacios, saltos de línea, comillas ni ninguno de estos signos: ` ; $ { } \\ ^ | < >; lo que sea parte de la dirección se escribe como código con %, por ejemplo %20 en lugar de un espacio',
    ),
  });
export const webAddress = safe(
  address(
    expected(
      'a whole address that starts with https://',
      'una dirección completa que empiece con https://',
    ),
  ),
);
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
      expected(
        `a whole address that starts with https://, or "${none}" for none`,
        `una dirección completa que empiece con https://, o "${none}" si no hay`,
      ),
    ),
  );
export const addressOrNothing = addressOr('');

const zonedMoment = z.iso.datetime({ offset: true });
const NO_MOMENT = expected(
  'a day and time that exist, written year-month-dayThour:minute, by the clock of the campaign’s time zone; or with Z (UTC) or an offset such as -04:00 after it',
  'un día y una hora que existan, escritos año-mes-díaThora:minuto, por el reloj de la zona horaria de la campaña; o seguidos de Z (UTC) o de una diferencia como -04:00',
);
const SKIPPED_HOUR = expected(
  'an hour that exists: on that night the clocks of the campaign’s time zone are set forward and skip this one',
  'una hora que exista: esa noche los relojes de la zona horaria de la campaña se adelantan y se saltan esta',
);
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
export const day = z.iso.date(
  expected('a day that exists, written year-month-day', 'un día que exista, escrito año-mes-día'),
);

const imagePath = safe(
  oneOf(
    z.string().refine(isOwnPicture, { abort: true }),
    address,
    expected(
      'a picture under /images/, or an address that starts with https://',
      'una imagen de /images/, o una dirección que empiece con https://',
    ),
  ),
);
/** A picture, and how large one becomes that is chosen in a form. */
export const picture = (width: number, height: number) =>
  imagePath.meta({ field: { picture: { width, height } } });

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: expected(
    'lower-case letters without accents, digits and single hyphens',
    'minúsculas sin acentos, cifras y guiones sueltos',
  ),
});
export const widgetId = z.string().regex(/^[\w-]+$/, {
  error: expected(
    'only letters, digits, hyphens and underscores',
    'solo letras, cifras, guiones y guiones bajos',
  ),
});
export const phone = text.refine((given) => /^1?\d{10}$/.test(given.replace(/\D/g, '')), {
  error: expected(
    'a phone number of ten digits, the area code first',
    'un teléfono de diez cifras, con el código de área delante',
  ),
});
export const positive = z.int().positive(expected('a number above 0', 'un número mayor que 0'));

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
  const few = z.array(each).min(1, expected('one entry or more', 'al menos una entrada'));
  const many = expected(`${most} entries at most`, `${most} entradas como máximo`);
  return most ? few.max(most, many) : few;
};

/** Refuses the later of two entries of a list that are the same, or have the same in this field. */
export function eachOnce<Field extends string>(field?: Field) {
  return (entries: readonly unknown[], context: z.RefinementCtx) => {
    const keys = entries.map((entry) => (field ? (entry as Record<Field, unknown>)[field] : entry));
    for (const [index, key] of keys.entries()) {
      const first = keys.indexOf(key);
      if (key === undefined || first === index) continue;
      const message = expected(
        `something else: entry ${first + 1} above has the same; change one, or delete it`,
        `otra cosa: la entrada ${first + 1}, más arriba, tiene lo mismo; cambie una de las dos o bórrela`,
      );
      context.addIssue({ code: 'custom', path: field ? [index, field] : [index], message });
    }
  };
}
