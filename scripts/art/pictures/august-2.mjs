import { cardWords } from '../cards.mjs';
import { marchOn, sky, strip } from '../ground.mjs';
import { inks } from '../inks.mjs';
import { fit, line, stack } from '../lettering.mjs';
import { SITE_ADDRESS, season } from '../locales.mjs';
import { bar } from '../shapes.mjs';
import { drawing, filled } from '../svg.mjs';

/** @import { Locale } from '../locales.mjs' */

const SIZE = 1080;
const GROUND = 996;
const MARGIN = 64;
const MEASURE = SIZE - MARGIN * 2;

const words = {
  en: {
    title: 'National Moral Monday, August 2: March on Washington',
    day: 'NATIONAL MORAL MONDAY',
    plan: ['MARCH ON WASHINGTON', '10:45 AM · UNION STATION TO THE CAPITOL'],
  },
  es: {
    title: 'Lunes Moral Nacional, 2 de agosto: Marcha en Washington',
    day: 'LUNES MORAL NACIONAL',
    plan: ['MARCHA EN WASHINGTON', '10:45 AM · DE UNION STATION AL CAPITOLIO'],
  },
};

/**
 * The date, as wide as the sheet. Spanish sets its "de" as a catchword, small between two bars,
 * as poster printers did, so that the day and the month stay as tall as in English.
 *
 * @param {Locale} locale
 * @param {number} top
 * @returns {{ d: string, bottom: number }}
 */
function date(locale, top) {
  if (locale === 'en') {
    const { cap } = fit('AUGUST 2', MEASURE);
    return { d: fit('AUGUST 2', MEASURE, MARGIN, top + cap).d, bottom: top + cap };
  }

  const catchword = 84;
  const air = 26;
  const sample = line('2', 100).width + line('AGOSTO', 100).width;
  const size = (100 * (MEASURE - catchword - air * 2)) / sample;
  const { cap, width: dayWidth } = line('2', size);
  const bottom = top + cap;
  const left = MARGIN + dayWidth + air;
  const de = fit('DE', catchword);
  const middle = top + cap / 2;
  const rule = 12;
  const d = [
    line('2', size, MARGIN, bottom).d,
    fit('DE', catchword, left, middle + de.cap / 2).d,
    bar(left, middle - de.cap / 2 - 22 - rule, catchword, rule),
    bar(left, middle + de.cap / 2 + 22, catchword, rule),
    line('AGOSTO', size, MARGIN + MEASURE, bottom, { anchor: 'end' }).d,
  ].join('');
  return { d, bottom };
}

/**
 * Toolkit graphic: a bill for one day, the date as large as the sheet allows.
 * @param {Locale} locale
 */
export function august2(locale) {
  const { title, day, plan } = words[locale];
  const column = { x: MARGIN, measure: MEASURE, gap: 36, track: 0.005 };
  const headline = stack([day], { ...column, top: 72 });
  const largest = date(locale, headline.bottom + 44);
  const rest = stack(plan, { ...column, top: largest.bottom + 36 });
  const body = [
    sky({
      width: SIZE,
      height: SIZE,
      sun: [540, GROUND],
      radius: 150,
      count: 21,
      seed: 9,
      inks: { ground: inks.flame, ray: inks.flameRay, sun: inks.flameRay },
    }),
    filled(headline.lines.join(''), inks.gold),
    filled(largest.d + rest.lines.join(''), inks.cream),
    marchOn({
      width: SIZE,
      ground: GROUND,
      enlarge: 4 / 3,
      words: cardWords[locale],
      marchers:
        'hat dress robe cap scarf child afro chair elder dress hat cap scarf afro robe dress',
      inks: { far: inks.flameFar, near: inks.ink, card: inks.gold, word: inks.ink },
    }),
    strip({
      width: SIZE,
      top: GROUND,
      height: 84,
      margin: 48,
      size: 34,
      left: season[locale].name,
      right: SITE_ADDRESS,
    }),
  ];
  return drawing({ width: SIZE, height: SIZE, title, body: body.join('') });
}
