import { inks } from './inks.mjs';
import { fit } from './lettering.mjs';
import { polygon } from './path.mjs';
import { bar } from './shapes.mjs';
import { filled } from './svg.mjs';

/**
 * @typedef {object} PlacardLine
 * @property {string} text
 * @property {number} measure the line is set this wide, in the middle of the card
 * @property {string} [ink]
 * @property {boolean} [key] the word that matters, underlined in red
 */

/**
 * A card cut by hand: no two sides quite parallel.
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 */
function cutCard(x, y, width, height) {
  return polygon([
    [x, y + height * 0.012],
    [x + width * 0.55, y],
    [x + width, y + height * 0.018],
    [x + width * 0.994, y + height],
    [x + width * 0.42, y + height * 0.988],
    [x + width * 0.007, y + height * 1.003],
  ]);
}

/**
 * @param {readonly PlacardLine[]} lines
 * @param {number} gap
 */
function placardRows(lines, gap) {
  return lines.map(({ text, measure, ink = inks.ink, key = false }, index) => {
    const { cap, rise } = fit(text, measure);
    const above = index ? Math.max(gap, rise - cap + gap * 0.35) : 0;
    const underline = key ? cap * 0.3 : 0;
    return { text, measure, ink, cap, above, underline };
  });
}

/** @param {ReturnType<typeof placardRows>} rows */
function heightOf(rows) {
  return rows.reduce((sum, { cap, above, underline }) => sum + above + cap + underline, 0);
}

/**
 * How tall the lettering of a placard is.
 * @param {readonly PlacardLine[]} lines
 * @param {number} gap
 */
export function placardHeight(lines, gap) {
  return heightOf(placardRows(lines, gap));
}

/**
 * A placard on its stick, the lettering in the middle of the card.
 *
 * @param {object} options
 * @param {number} options.x
 * @param {number} options.y
 * @param {number} options.width
 * @param {number} options.height
 * @param {number} options.stick how thick the stick is
 * @param {number} options.foot where the stick ends
 * @param {number} options.turn in degrees
 * @param {number} options.gap between two lines
 * @param {readonly PlacardLine[]} options.lines
 */
export function placard({ x, y, width, height, stick, foot, turn, gap, lines }) {
  const middle = x + width / 2;
  const rows = placardRows(lines, gap);
  const total = heightOf(rows);

  let baseline = y + (height - total) / 2;
  let lettering = '';
  for (const { text, measure, ink, cap, above, underline } of rows) {
    baseline += above + cap;
    const left = middle - measure / 2;
    const weight = cap * 0.1;
    lettering += filled(fit(text, measure, left, baseline).d, ink);
    if (underline) {
      lettering += filled(bar(left, baseline + underline - weight, measure, weight), inks.flame);
    }
    baseline += underline;
  }
  const card = filled(cutCard(x, y, width, height), inks.sheet) + lettering;
  const pole = bar(middle - stick / 2, y + height / 2, stick, foot - y - height / 2);
  const turning = `rotate(${turn} ${middle} ${y + height / 2})`;
  return `${filled(pole, inks.stick)}<g transform="${turning}">${card}</g>`;
}
