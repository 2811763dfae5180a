import { z } from 'zod';
import { isOwnPicture } from '../../pictures/own-picture';
import type { Message } from './expected';
import { code } from './issue';
import { isReservedId } from './reserved-ids';
import { key, table } from './row';
import { safeText } from './sanitize';
import { tweet } from './tweets';
import { entryName, longText, picture, slug, some, text } from './values';

const entryId = slug.superRefine((id, context) => {
  if (!isReservedId(id)) return;
  context.addIssue({ code: 'custom', message: code('value.reserved'), params: { id } });
});

/** What a visitor opens and saves; a drawing as SVG could hold scripts. */
const raster = picture(1080, 1080).refine(
  (image) => !isOwnPicture(image) || /\.(png|webp|jpe?g|avif|gif)$/i.test(image),
  {
    error: code('value.raster'),
  },
);

const grounds: Record<'gold' | 'red' | 'night', Message> = {
  gold: { en: 'Gold: a demand', es: 'Dorado: una demanda' },
  red: { en: 'Red: a date', es: 'Rojo: una fecha' },
  night: { en: 'Night: an anniversary', es: 'Noche: un aniversario' },
};
const ground = <Value extends keyof typeof grounds>(...values: [Value, ...Value[]]) =>
  key(z.literal(values).meta({ field: { choices: grounds } }), values[0], {
    en: 'What it announces',
    es: 'Lo que anuncia',
  });

const line = entryName('line', 'línea');
const lines = some(text).meta(line);

/** The ink strip under a graphic: what stands at its left and, where given, at its right. */
const foot = key(some(text, 2).meta(line), ['H.Res. 438'], {
  en: ['Strip at the foot', 'Its left and, if given, its right.'],
  es: ['Franja de abajo', 'Su izquierda y, si se da, su derecha.'],
});

/** The lines of a toolkit graphic, which a build draws from them (scripts/art). */
const graphicSchema = z.discriminatedUnion(
  'ground',
  [
    table({
      ground: ground('gold'),
      claim: key(lines, ['$7.25 since 2009 is not', 'a living wage'], {
        en: ['What is wrong', 'Line by line.'],
        es: ['Lo que está mal', 'Línea por línea.'],
      }),
      demand: key(lines, ['Health care', 'for all'], {
        en: ['What we demand', 'Line by line.'],
        es: ['Lo que exigimos', 'Línea por línea.'],
      }),
      foot,
    }),
    table({
      ground: ground('red', 'night'),
      headline: key(text, 'Women’s Moral Monday', { en: 'Largest line', es: 'Línea más grande' }),
      date: key(text, 'July 19', { en: 'Day', es: 'Día' }),
      plan: key(lines, ['11 am · Supreme Court'], {
        en: ['What happens', 'A line each.'],
        es: ['Qué va a pasar', 'Una línea cada cosa.'],
      }),
      foot,
    }),
  ],
  {
    error: code('kind.graphic'),
  },
);

/** A toolkit entry, with words for its picture and the lines to draw it from. */
export const toolkitEntrySchema = table({
  id: key(entryId, 'july-19', {
    en: ['Name in addresses', 'Such as /toolkit#july-19; left empty, it is made from the title.'],
    es: ['Nombre en las direcciones', 'Como en /toolkit#july-19; vacío, se saca del título.'],
  }),
  order: key(z.int().optional(), 1, {
    en: ['Its place on the page', 'Counted from 1.'],
    es: ['Su lugar en la página', 'Se cuenta desde 1.'],
  }),
  title: key(safeText, 'Women’s Moral Monday: <b>July 19</b>', {
    en: ['Title', '<b> for bold.'],
    es: ['Título', '<b> para negritas.'],
  }),
  image: key(raster.nullable().default(null), '/images/graphic-july-19-en.png', {
    en: 'Picture',
    es: 'Imagen',
  }),
  image_alt: key(longText.optional(), 'A poster over a march: Women’s Moral Monday, July 19.', {
    en: ['What the picture shows and says', 'For those who do not see it.'],
    es: ['Lo que la imagen muestra y dice', 'Para quien no puede verla.'],
  }),
  graphic: key(
    graphicSchema.optional(),
    { ground: 'red', headline: 'Moral Monday', date: 'July 19', plan: ['11 am'], foot: ['DC'] },
    { en: 'Lines that the picture is drawn from', es: 'Líneas con las que se dibuja la imagen' },
  ),
  tweets: key(
    z.array(tweet).meta(entryName('post', 'publicación')).default([]),
    ['March with us on July 19. #MoralMonday'],
    {
      en: 'Suggested tweets',
      es: 'Tuits que se proponen',
    },
  ),
});
export type ToolkitEntry = z.infer<typeof toolkitEntrySchema>;
