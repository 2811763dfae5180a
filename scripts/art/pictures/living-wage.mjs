import { marchOn, sky, strip } from '../ground.mjs';
import { inks } from '../inks.mjs';
import { placard } from '../placard.mjs';
import { drawing } from '../svg.mjs';

/** @import { Locale } from '../locales.mjs' */

const SIZE = 1080;
const GROUND = 996;
const MEASURE = 706;

const words = {
  en: {
    title: 'A placard in a march at sunrise: $7.25 since 2009 is not a living wage. $15 an hour.',
    claim: ['$7.25 SINCE 2009 IS NOT', 'A LIVING WAGE'],
    demand: '$15/HR',
    card: { y: 86, height: 590 },
    call: 'TELL CONGRESS: ADOPT THE THIRD RECONSTRUCTION',
  },
  es: {
    title: 'Pancarta en una marcha al amanecer: $7.25 desde 2009 no es un salario digno. $15/h.',
    claim: ['$7.25 DESDE 2009 NO ES', 'UN SALARIO DIGNO'],
    demand: '$15/H',
    card: { y: 70, height: 632 },
    call: 'DÍGALE AL CONGRESO: ADOPTE LA TERCERA RECONSTRUCCIÓN',
  },
};

/**
 * Toolkit graphic: one placard carries the whole thought.
 * @param {Locale} locale
 */
export function livingWage(locale) {
  const { title, claim, demand, card, call } = words[locale];
  const body = [
    sky({
      width: SIZE,
      height: SIZE,
      sun: [540, GROUND],
      radius: 190,
      inks: { ground: inks.gold, ray: inks.ray, sun: inks.paper },
    }),
    placard({
      x: 130,
      width: 820,
      ...card,
      stick: 24,
      foot: GROUND,
      turn: -1.6,
      gap: 30,
      lines: [
        ...claim.map((text) => ({ text, measure: MEASURE })),
        { text: demand, measure: MEASURE, ink: inks.flame },
      ],
    }),
    marchOn({
      width: SIZE,
      ground: GROUND,
      enlarge: 1.5,
      marchers:
        'dress hat child robe afro chair scarf cap elder dress hat afro cap scarf robe dress hat',
      inks: { far: inks.flame, near: inks.ink, card: inks.sheet, word: inks.ink },
    }),
    strip({
      width: SIZE,
      top: GROUND,
      height: 84,
      margin: 48,
      size: 34,
      left: call,
      right: 'H.RES. 438',
    }),
  ];
  return drawing({ width: SIZE, height: SIZE, title, body: body.join('') });
}
