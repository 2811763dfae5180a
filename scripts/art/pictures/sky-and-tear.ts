import { darkPalette, palette } from '@/scripts/art/drawn-content';
import { halfSun, rays, tornSheet } from '@/scripts/art/path';
import { drawing, filled } from '@/scripts/art/svg';

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

const TEAR_WIDTH = 1280;
const TEAR_HEIGHT = 15;

/** The torn upper edge of a sheet, as a mask that repeats sideways. */
export function tear() {
  const sheet = { x: 0, y: 7, width: TEAR_WIDTH, height: TEAR_HEIGHT - 7 };
  const d = tornSheet(sheet, { depth: 3.8, teeth: 90 });
  return drawing({ width: TEAR_WIDTH, height: TEAR_HEIGHT, body: `<path d="${d}"/>` });
}
