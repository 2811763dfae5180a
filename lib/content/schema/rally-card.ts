import { z } from 'zod';
import { type CheckCode, code } from './issue';
import { key, table, under } from './row';
import { safeText } from './sanitize';
import { phone, webAddress } from './values';

/** A text without which nothing stands on the card. */
const said = (error: CheckCode) =>
  z
    .string(code(error))
    .trim()
    .min(1, code(error))
    .meta({ field: { isLong: true } });
const reviewDay = z.iso.date({
  error: ({ input }) => code(input === undefined ? 'rally.reviewed_on' : 'value.day'),
});

const partRows = {
  text: key(
    safeText,
    '<p>At 3 pm, at the north steps of the Capitol, under the yellow banner.</p>',
    { en: 'Text', es: 'Texto' },
  ),
  source: key(said('rally.source'), 'The Legal Aid Clinic, “At a rally”', {
    en: ['Where that comes from', 'Who wrote it.'],
    es: ['De dónde viene', 'Quién lo escribió.'],
  }),
  source_link: key(webAddress.optional(), 'https://www.example.org/rights', {
    en: 'Page where it can be read',
    es: 'Página donde se puede leer',
  }),
  reviewed_by: key(said('rally.reviewed_by'), 'Ana Ruiz, attorney, Raleigh', {
    en: ['Who reviewed it', 'Name and profession; the page shows both.'],
    es: ['Quién lo revisó', 'Nombre y profesión; la página los muestra.'],
  }),
  reviewed_on: key(reviewDay, '2021-10-20', {
    en: ['When it was reviewed', 'Today or before, and at most a year before the rally.'],
    es: ['Cuándo se revisó', 'Hoy o antes, y como máximo un año antes del mitin.'],
  }),
};

/**
 * A part of the rally card: what it says, who wrote that where, and who read it over on which day
 * for it to be said here.
 */
const part = table(partRows);
export type RallyPart = z.infer<typeof part>;

const PHONE = '(202) 224-3121';
const phoneName = { en: 'Phone number', es: 'Teléfono' };

export const rallyCard = under('rallyCard', {
  rally_meeting_point: key(part.optional(), { en: 'Where we meet', es: 'Dónde nos reunimos' }),
  rally_way_there: key(part.optional(), { en: 'How to get there', es: 'Cómo llegar' }),
  rally_access: key(part.optional(), {
    en: ['Access', 'Wheelchairs, interpreters, places to sit.'],
    es: ['Acceso', 'Sillas de ruedas, intérpretes, dónde sentarse.'],
  }),
  rally_bring: key(part.optional(), { en: 'What to bring', es: 'Qué llevar' }),
  rally_legal_help: key(table({ ...partRows, phone: key(phone, PHONE, phoneName) }).optional(), {
    en: ['Legal help line', 'When to call it and what it does.'],
    es: ['Línea de ayuda legal', 'Cuándo llamar y qué hace.'],
  }),
  rally_marshals: key(
    table({ ...partRows, phone: key(phone.optional(), PHONE, phoneName) }).optional(),
    {
      en: ['Marshals', 'How to know them and what they are for.'],
      es: ['Equipo de orden', 'Cómo reconocerlo y para qué está.'],
    },
  ),
  rally_rights: key(part.optional(), { en: 'Know your rights', es: 'Conozca sus derechos' }),
});
