import { z } from 'zod';
import { code } from './issue';
import { key, table } from './row';
import { safeHtml } from './sanitize';
import { moment, picture, slug, text, VIDEO_ID, videoService } from './values';

/** A livestream. Times are ISO moments; the formatted ones, where there are any, are shown as given. */
export const livestreamSchema = table({
  id: key(slug, 'witness-wednesday', {
    en: ['Short name', 'Left empty, it is made from the name; kept when the date moves.'],
    es: ['Nombre corto', 'Si queda vacío, se saca del nombre; se queda aunque cambie la fecha.'],
  }),
  title: key(text, 'Moral Witness Wednesday', { en: 'Name', es: 'Nombre' }),
  description: key(safeHtml.prefault(''), 'On the steps of the Supreme Court.', {
    en: 'What happens in it',
    es: 'Qué pasa en ella',
  }),
  livestream_service: key(videoService.default(''), 'youtube', {
    en: 'Where the video plays',
    es: 'Dónde se ve el video',
  }),
  livestream_id: key(z.string().default(''), 'M7lc1UVf-VE', {
    en: ['Id of the video', VIDEO_ID.en],
    es: ['Id del video', VIDEO_ID.es],
  }),
  backup_service: key(videoService.nullable().default(null), 'vimeo', {
    en: 'Where another video plays, if the first fails',
    es: 'Dónde se ve otro video, si el primero falla',
  }),
  backup_id: key(z.string().nullable().default(null), '76979871', {
    en: ['Id of the other video', VIDEO_ID.en],
    es: ['Id del otro video', VIDEO_ID.es],
  }),
  spanish_service: key(videoService.nullable().default(null), 'facebook', {
    en: 'Where the video in Spanish plays',
    es: 'Dónde se ve el video en español',
  }),
  spanish_id: key(z.string().nullable().default(null), '10153231379946729', {
    en: ['Id of the video in Spanish', VIDEO_ID.en],
    es: ['Id del video en español', VIDEO_ID.es],
  }),
  is_first: key(z.boolean(), false, {
    en: ['Stands large at the top', 'Only one livestream does.'],
    es: ['Va arriba en grande', 'Solo una de las transmisiones.'],
  }),
  thumbnail: key(picture(1280, 720).nullable().default(null), '/images/rally.png', {
    en: ['Picture', 'Without one, the usual placeholder.'],
    es: ['Imagen', 'Sin ella, la imagen de siempre.'],
  }),
  date: key(moment, '2021-10-27T10:30', { en: 'When it starts', es: 'Cuándo empieza' }),
  end_time: key(moment, '2021-10-27T12:30', { en: 'When it ends', es: 'Cuándo termina' }),
  formatted_date: key(text.optional(), 'October 27th, 2021', {
    en: ['Day in words', 'Left empty, it is made from the start.'],
    es: ['Día en palabras', 'Si queda vacío, se saca de cuándo empieza.'],
  }),
  formatted_time: key(
    z
      .string()
      .regex(/ \/ .*PT$/, {
        error: code('value.times'),
      })
      .optional(),
    '10:30 AM ET / 7:30 AM PT',
    {
      en: ['Time in words', 'Left empty, it is made from the start.'],
      es: ['Hora en palabras', 'Si queda vacía, se saca de cuándo empieza.'],
    },
  ),
  visible: key(z.boolean(), true, { en: 'Is shown', es: 'Se muestra' }),
}).superRefine(({ date, end_time }, context) => {
  if (Date.parse(end_time) > Date.parse(date)) return;
  const message = code('livestream.ends-before-start');
  context.addIssue({ code: 'custom', path: ['end_time'], message });
});
export type Livestream = z.infer<typeof livestreamSchema>;
