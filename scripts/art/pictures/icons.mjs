import { inks } from '../inks.mjs';
import { bar, halfSun, rays } from '../path.mjs';
import { drawing, filled } from '../svg.mjs';

const SIZE = 64;

/**
 * The sun over a line, on red.
 * @param {number} [scale] below 1 it keeps clear of the edges, for icons that systems trim
 */
export function icon(scale = 1) {
  const sun =
    halfSun(32, 44, 13) +
    rays(32, 44, { count: 7, inner: 17.5, reach: 32, short: 0.84, fill: 0.56, seed: 5 });
  const inset = (SIZE * (1 - scale)) / 2;
  const mark = filled(sun, inks.gold) + filled(bar(4, 48, 56, 8), inks.paper);
  const trimmed = `<g transform="translate(${inset} ${inset}) scale(${scale})">${mark}</g>`;
  const body = filled(bar(0, 0, SIZE, SIZE), inks.flame) + trimmed;
  return drawing({ width: SIZE, height: SIZE, body });
}
