import { z } from 'zod';
import type { Message } from './expected';
import { code } from './issue';
import { key, table } from './row';
import { eachOnce, entryName, phone, picture, some, text } from './values';

/** Words that become interface strings, in which braces and angle brackets would be read as code. */
const callWords = text.refine((words) => !/[{}<>]/.test(words), {
  error: code('value.call-words'),
});

/** Somebody to call, and the call service's campaign that connects with them alone. */
const targetSchema = table({
  name: key(text, 'Ana Ruiz', { en: 'Name', es: 'Nombre' }),
  role: key(text, 'Council member, District 1', { en: 'Role', es: 'Cargo' }),
  phone: key(phone, '(540) 555-0143', { en: 'Office phone number', es: 'Teléfono de su oficina' }),
  place: key(text, 'City Hall, Fairview', { en: 'Where they are', es: 'Dónde están' }),
  picture: key(picture(640, 640).optional(), '/images/ana-ruiz.jpg', {
    en: ['Picture', 'As wide as high.'],
    es: ['Imagen', 'Tan ancha como alta.'],
  }),
  callpower_id: key(text, '12', {
    en: [
      'Number at the click-to-call service',
      'It connects with this person alone. Whoever runs the service knows it.',
    ],
    es: [
      'Número en el servicio de llamadas',
      'Comunica solo con esta persona. Lo sabe quien lleva el servicio.',
    ],
  }),
});
export type Target = z.infer<typeof targetSchema>;

const kinds: Record<'us-senators' | 'list' | 'nobody', Message> = {
  'us-senators': {
    en: 'The two senators of each visitor',
    es: 'Quienes representan a cada visitante en el Senado',
  },
  list: { en: 'A list of people', es: 'Una lista de personas' },
  nobody: { en: 'Nobody: no calls', es: 'Nadie: sin llamadas' },
};
const kind = <Kind extends keyof typeof kinds>(value: Kind) =>
  key(z.literal(value).meta({ field: { choices: kinds } }), value, {
    en: 'Whom the campaign addresses',
    es: 'A quién se dirige la campaña',
  });

/**
 * Whom the campaign addresses: the senators of whoever calls, everybody on a list, or nobody by
 * telephone.
 */
export const targetsSchema = z.discriminatedUnion(
  'kind',
  [
    table({ kind: kind('us-senators') }),
    table({
      kind: kind('list'),
      call: key(callWords, 'Call the council', {
        en: 'Button that asks to call them',
        es: 'Botón que pide llamarles',
      }),
      targets: key(
        some(targetSchema, 20)
          .meta(entryName('person', 'persona'))
          .superRefine(eachOnce('callpower_id')),
        {
          en: ['Whom to call', 'One to twenty, in the order in which they are shown.'],
          es: ['A quién llamar', 'De una a veinte personas, en el orden en que se muestran.'],
        },
      ),
    }),
    table({ kind: kind('nobody') }),
  ],
  {
    error: code('kind.targets'),
  },
);
export type Targets = z.infer<typeof targetsSchema>;
