import { z } from 'zod';
import { code } from './issue';
import { key, table } from './row';
import { addressOr, choice, longText, moment, slug, text } from './values';

/**
 * A calendar event; the link `#` means that there is none. `date` is its day in words, and may be left out
 * where `starts_at` says it. Under its `id` it stays
 * the same entry in visitors' calendars when its date moves; `revision` counts such changes.
 */
export const calendarEventSchema = table({
  id: key(slug, 'rally-charleston', {
    en: [
      'Short name',
      'Left empty, it is made from the name; never changed, so that calendars follow.',
    ],
    es: [
      'Nombre corto',
      'Si queda vacío, se saca del nombre; no se cambia, para que los calendarios lo sigan.',
    ],
  }),
  date: key(text.optional(), 'October 24', {
    en: ['Day in words', 'Left empty, it is made from the start.'],
    es: ['Día en palabras', 'Si queda vacío, se saca de cuándo empieza.'],
  }),
  title: key(text, 'Mass Moral Revival & Rally', { en: 'Name', es: 'Nombre' }),
  description: key(longText, 'Sunday, 4 pm ET, at the Capitol.', {
    en: 'When and where it is, and what for',
    es: 'Cuándo y dónde es, y para qué',
  }),
  link: key(addressOr('#'), 'https://example.org/rally', {
    en: ['Link to its page', '“#” where it has none.'],
    es: ['Enlace a su página', '“#” si no tiene.'],
  }),
  upcoming: key(z.boolean(), true, { en: 'Still to come', es: 'Todavía por venir' }),
  place: key(longText.optional(), '1900 Kanawha Blvd E, Charleston', {
    en: ['Where it is', 'For calendars, and for the page once it is over.'],
    es: ['Dónde es', 'Para los calendarios y, cuando haya pasado, para la página.'],
  }),
  status: key(
    choice({
      confirmed: { en: 'Confirmed', es: 'En pie' },
      moved: { en: 'Moved', es: 'Cambió de día' },
      cancelled: { en: 'Cancelled', es: 'Cancelado' },
    }).optional(),
    'moved',
    { en: 'Whether it takes place', es: 'Si se hace' },
  ),
  revision: key(z.int().min(0, code('value.count')).optional(), 1, {
    en: ['How often it was changed since it was published', 'The forms count it.'],
    es: ['Cuántas veces cambió desde que se publicó', 'Los formularios lo cuentan.'],
  }),
  starts_at: key(moment.optional(), '2021-10-24T16:00', {
    en: 'When it starts',
    es: 'Cuándo empieza',
  }),
  ends_at: key(moment.optional(), '2021-10-24T18:00', { en: 'When it ends', es: 'Cuándo termina' }),
}).superRefine(({ date, starts_at, ends_at }, context) => {
  if (!date && !starts_at) {
    const message = code('event.no-moment');
    context.addIssue({ code: 'custom', path: ['starts_at'], message });
  }
  if (!ends_at || (starts_at && Date.parse(ends_at) > Date.parse(starts_at))) return;
  const message = code('event.ends-before-start');
  context.addIssue({ code: 'custom', path: ['ends_at'], message });
});
export type CalendarEvent = z.infer<typeof calendarEventSchema>;
