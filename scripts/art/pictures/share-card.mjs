import { datesOf, demandsOf, textOf } from '../content.mjs';
import { inks } from '../inks.mjs';
import { columnWithin, fit, stack, twoLines } from '../lettering.mjs';
import { placard } from '../placard.mjs';
import { grounds, poster, strip } from '../poster.mjs';
import { filled } from '../svg.mjs';
import { capitals } from './sheet.mjs';

/** @import { Locale } from '../content.mjs' */

const WIDTH = 1200;
const HEIGHT = 630;
const GROUND = 558;
const GAP = 14;

/** The top and the line spacing of the question; accents need room above. */
const spacing = { plain: { top: 58, gap: 26 }, accented: { top: 84, gap: 34 } };

/** Longer texts take two lines. */
const LONG_LINE = 12;

/**
 * A demand on a card of this size: emphasised words as wide as the card, the others smaller.
 *
 * @param {{ text: string, key: boolean }[]} parts
 * @param {Locale} locale
 * @param {{ width: number, height: number }} card
 */
function lettering(parts, locale, { width, height }) {
  const rows = parts.flatMap(({ text, key }) =>
    (text.length > LONG_LINE && !key ? twoLines(text) : [text]).map((each) => ({
      text: capitals(each, locale),
      key,
    })),
  );
  /** @param {number} full */
  const lines = (full) => {
    const largest = fit(rows.find(({ key }) => key)?.text ?? rows[0]?.text ?? '', full).cap;
    return rows.map((row) => {
      const { cap } = fit(row.text, full);
      return { ...row, measure: row.key ? full : Math.min(full, (full * largest * 0.7) / cap) };
    });
  };
  let measure = width * 0.84;
  while (stack(lines(measure), { top: 0, gap: GAP }).bottom > height - 30) measure *= 0.98;
  return lines(measure);
}

/** The picture that networks show beside a link. @param {Locale} locale */
export function shareCard(locale) {
  const { top, gap } = spacing[locale === 'en' ? 'plain' : 'accented'];
  const held = { stick: 12, foot: GROUND, gap: GAP };
  const demands = demandsOf(locale);
  const question = twoLines(capitals(textOf(locale, 'intro_title'), locale));
  const setting = { x: 56, top, measure: 640, gap, tallest: 340 - top };
  const cards = [
    { x: 730, y: 80, width: 224, height: 180, turn: -2.2, demand: demands[0] },
    { x: 980, y: 128, width: 176, height: 190, turn: 2, demand: demands.at(-1) },
  ];
  return poster({
    width: WIDTH,
    height: HEIGHT,
    ground: GROUND,
    sky: { sun: 930, radius: 190, inks: grounds.gold.sky },
    body: [
      filled(columnWithin(question, setting).d, inks.ink),
      ...cards.map(({ demand, ...card }) =>
        placard({ ...held, ...card, lines: lettering(demand ?? [], locale, card) }),
      ),
    ].join(''),
    march: {
      enlarge: 4 / 3,
      scale: 1.15,
      marchers: 'dress cap scarf hat child robe afro dress elder hat chair scarf cap afro',
      inks: grounds.gold.march,
    },
    below: strip({
      width: WIDTH,
      top: GROUND,
      height: HEIGHT - GROUND,
      margin: 56,
      size: 30,
      left: capitals(textOf(locale, 'site_title'), locale),
      right: capitals(datesOf(locale), locale),
    }),
  });
}
