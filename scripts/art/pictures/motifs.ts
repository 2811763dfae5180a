import type { Carrier } from '@/lib/placard/state';
import { darkPalette, palette } from '@/scripts/art/drawn-content';
import { bar, halfSun, rays, risingSun, tornSheet } from '@/scripts/art/path';
import { drawing, filled, outlines } from '@/scripts/art/svg';

/** The sky of a first screen: rays and sun in one tint, for a box of any proportions. */
export function skyRays() {
  const [x, y] = [800, 860];
  const d = rays(x, y, { count: 27, inner: 190, reach: 2100 }) + halfSun(x, y, 150);
  return drawing({
    width: 1600,
    height: 900,
    stretches: true,
    dark: `path{fill:${darkPalette.ray}}`,
    body: filled(d, palette.ray),
  });
}

/** Where each marcher that the visitor can be has the stick; all hold it equally high. */
const sticks: Record<Carrier, number> = { cap: 152, dress: 145, chair: 153 };

export const carriers = Object.keys(sticks) as Carrier[];

/** A marcher in the colour of the sheet with an ink outline, to show on night and on gold. */
export function whiteMarcher(name: Carrier) {
  const { [`${name}-key`]: key, [`${name}-solid`]: whole } = outlines('carriers');
  const stick = bar(sticks[name] - 2, 0, 4, 150);
  const outline = `fill="${palette.ink}" stroke="${palette.ink}" stroke-width="3"`;
  const body = `<path ${outline} d="${stick}${whole}"/><path fill="${palette.sheet}" d="${stick}${key}"/>`;
  return drawing({ width: 216, height: 264, body });
}

const ICON_SIZE = 64;

/** The sun above a line, on red; icons that systems trim are scaled below 1. */
export function icon(scale: number = 1) {
  const spread = { count: 7, inner: 17.5, reach: 32, short: 0.84, fill: 0.56, seed: 5 };
  const inset = (ICON_SIZE * (1 - scale)) / 2;
  const mark =
    filled(risingSun(32, 44, 13, spread), palette.gold) + filled(bar(4, 48, 56, 8), palette.paper);
  const trimmed = `<g transform="translate(${inset} ${inset}) scale(${scale})">${mark}</g>`;
  const body = filled(bar(0, 0, ICON_SIZE, ICON_SIZE), palette.flame) + trimmed;
  return drawing({ width: ICON_SIZE, height: ICON_SIZE, body });
}

const TEAR_WIDTH = 1280;
const TEAR_HEIGHT = 15;

/** The torn upper edge of a sheet, as a mask that repeats sideways. */
export function tear() {
  const sheet = { x: 0, y: 7, width: TEAR_WIDTH, height: TEAR_HEIGHT - 7 };
  const d = tornSheet(sheet, { depth: 3.8, teeth: 90 });
  return drawing({ width: TEAR_WIDTH, height: TEAR_HEIGHT, body: `<path d="${d}"/>` });
}
