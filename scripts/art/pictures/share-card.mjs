import { inks } from '../inks.mjs';
import { column } from '../lettering.mjs';
import { season } from '../locales.mjs';
import { placard } from '../placard.mjs';
import { poster, strip } from '../poster.mjs';
import { filled } from '../svg.mjs';
import { capitals } from './sheet.mjs';

/** @import { Locale } from '../locales.mjs' */

const WIDTH = 1200;
const HEIGHT = 630;
const GROUND = 558;

/** Spanish starts lower and stands wider apart: the accents need the room above. */
const words = {
  en: {
    question: ['WHICH SIDE', 'ARE YOU ON?'],
    top: 58,
    gap: 26,
    end: [
      { text: 'END THE', measure: 130 },
      { text: 'FILIBUSTER', measure: 184, key: true },
    ],
    hour: 'AN HOUR',
  },
  es: {
    question: ['¿DE QUÉ LADO', 'ESTÁ USTED?'],
    top: 84,
    gap: 34,
    end: [
      { text: 'FIN AL', measure: 104 },
      { text: 'FILIBUSTERISMO', measure: 194, key: true },
    ],
    hour: 'LA HORA',
  },
};

/** The picture that networks show beside a link. @param {Locale} locale */
export function shareCard(locale) {
  const { question, top, gap, end, hour } = words[locale];
  const held = { stick: 12, foot: GROUND, gap: 18 };
  const wage = [
    { text: '$15', measure: 142, ink: inks.flame },
    { text: hour, measure: 124 },
  ];
  return poster({
    width: WIDTH,
    height: HEIGHT,
    ground: GROUND,
    sky: {
      sun: 930,
      radius: 190,
      inks: { ground: inks.gold, ray: inks.ray, sun: inks.paper },
    },
    body: [
      filled(column(question, { x: 56, top, measure: 640, gap }).d, inks.ink),
      placard({ ...held, x: 730, y: 80, width: 224, height: 180, turn: -2.2, lines: end }),
      placard({ ...held, x: 980, y: 128, width: 176, height: 190, turn: 2, lines: wage }),
    ].join(''),
    march: {
      enlarge: 4 / 3,
      scale: 1.15,
      marchers: 'dress cap scarf hat child robe afro dress elder hat chair scarf cap afro',
      inks: { far: inks.flame, near: inks.ink, card: inks.sheet, word: inks.ink },
    },
    below: strip({
      width: WIDTH,
      top: GROUND,
      height: HEIGHT - GROUND,
      margin: 56,
      size: 30,
      left: capitals(season[locale].name, locale),
      right: capitals(season[locale].dates, locale),
    }),
  });
}
