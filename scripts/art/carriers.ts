import type { Carrier } from '@/lib/placard/state';
import { palette } from './content';
import { outlines } from './figures';
import { bar } from './path';

export const CARRIER_WIDTH = 216;
export const CARRIER_HEIGHT = 264;

/**
 * Where each marcher's stick is, for the marchers that the visitor can be: all hold it equally
 * high.
 */
const sticks: Record<Carrier, number> = { cap: 152, dress: 145, chair: 153 };

export const carriers = Object.keys(sticks) as Carrier[];

/** A marcher in the colour of the sheet with an ink outline, to show on night and on gold. */
export function carrier(name: Carrier) {
  const { [`${name}-key`]: key, [`${name}-solid`]: whole } = outlines('carriers');
  const stick = bar(sticks[name] - 2, 0, 4, 150);
  const outline = `fill="${palette.ink}" stroke="${palette.ink}" stroke-width="3"`;
  return `<path ${outline} d="${stick}${whole}"/><path fill="${palette.sheet}" d="${stick}${key}"/>`;
}
