import { cutout, limb, turnedCutout } from './cutout.mjs';
import { ellipse } from './path.mjs';

/* What the marchers are made of. Feet stand on y = 0; a grown figure is about 100 high. */

/**
 * @param {number} x
 * @param {number} y
 */
export function head(x, y, scale = 1) {
  /** @type {(dx: number, dy: number) => string} */
  const spot = (dx, dy) => `${x + dx * scale},${y + dy * scale}`;
  const neck = limb(`${spot(-2.6, 11)},${6 * scale} ${spot(-1, 4)},${5.4 * scale}`);
  const nose = cutout(`${spot(4.4, -1.4)} ${spot(6.6, 1.4)} ${spot(4.6, 2.6)}`, 0.3);
  return ellipse(x, y, 5.4 * scale, 6.8 * scale) + neck + nose;
}

/**
 * @param {number} x
 * @param {number} y
 */
export function shoe(x, y, angle = 0) {
  return turnedCutout('-3.4,-5 2.5,-5 9.5,-1.6 9.5,1 -3.6,1', { angle, x, y, radius: 1.4 });
}

/** Trousers in mid-step; the stride is a share of a full one. */
export function legs(stride = 1) {
  const front = limb(`2,-46,11 ${8 * stride},-24,9 ${14 * stride},-4,5.6`);
  const back = limb(`-2,-46,11 ${-3 * stride},-24,9 ${-13 * stride},-6,5.6`);
  return front + shoe(14 * stride, -1) + back + shoe(-13 * stride, -2.4, 0.42);
}

/**
 * A long coat whose hem runs from x = back to x = front.
 * @param {number} hem
 */
export function coat(hem, front = 12, back = -13) {
  const corners = `10.5,-60 ${front},${hem} ${back},${hem} -11,-60`;
  return cutout(`-4,-82 4,-82.5 9.6,-77,4 ${corners} -10,-77,5`, 2.4);
}

/**
 * A raised arm, holding on to something at (x, y).
 * @param {number} x
 * @param {number} y
 */
export function raisedArm(x, y) {
  return limb(`6,-75,8 14,-63,6.4 ${x},${y},4.6`) + ellipse(x, y, 3);
}

export const armBehind = limb('-6,-75,8 -12,-60,6.6 -9,-46,4.8') + ellipse(-8.6, -44.4, 2.9);
export const armForward = limb('6,-75,7.6 9,-60,6.4 18,-52,4.6') + ellipse(19, -51.4, 2.8);
