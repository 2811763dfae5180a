import { darkPalette, palette } from '@/scripts/art/drawn-content';
import { halfSun, rays } from '@/scripts/art/path';
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

/** The torn upper edge of a sheet, as a mask that repeats sideways. */
export const tear = () =>
  drawing({ width: 1280, height: 15, body: `<path d="${outlines('tear').tear}"/>` });
