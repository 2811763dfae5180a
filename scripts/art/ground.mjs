import { inks } from './inks.mjs';
import { line } from './lettering.mjs';
import { CROWD_HEIGHT, crowd } from './march.mjs';
import { bar, halfSun, rays } from './shapes.mjs';
import { filled } from './svg.mjs';

/** @import { MarchInks } from './march.mjs' */

/**
 * A sky of rays around a half risen sun, filling the whole sheet.
 *
 * @param {object} options
 * @param {number} options.width
 * @param {number} options.height
 * @param {readonly [x: number, y: number]} options.sun the middle of its flat side
 * @param {number} options.radius
 * @param {{ ground: string, ray: string, sun: string }} options.inks
 * @param {number} [options.count]
 * @param {number} [options.seed]
 */
export function sky({
  width,
  height,
  sun: [x, y],
  radius,
  inks: { ground, ray, sun },
  count = 19,
  seed = 7,
}) {
  const reach = Math.hypot(width, height) * 1.1;
  return (
    filled(bar(0, 0, width, height), ground) +
    filled(rays(x, y, { count, inner: radius * 1.06 + 18, reach, seed }), ray) +
    filled(halfSun(x, y, radius), sun)
  );
}

/**
 * A march across the sheet, feet on `ground`.
 *
 * @param {object} options
 * @param {number} options.width
 * @param {number} options.ground
 * @param {number} options.enlarge
 * @param {string} options.marchers
 * @param {MarchInks} options.inks
 * @param {number} [options.scale]
 * @param {readonly string[]} [options.words]
 */
export function marchOn({ width, ground, enlarge, ...march }) {
  const body = crowd({ ...march, width: width / enlarge });
  const top = ground - CROWD_HEIGHT * enlarge;
  return `<g transform="translate(0 ${top}) scale(${enlarge})">${body}</g>`;
}

/**
 * The strip under a picture: a line at the left, one at the right, both in the largest size up
 * to `size` that leaves air between them.
 *
 * @param {object} options
 * @param {number} options.width
 * @param {number} options.top
 * @param {number} options.height
 * @param {number} options.margin
 * @param {number} options.size
 * @param {string} options.left
 * @param {string} options.right
 * @param {string} [options.rightInk]
 */
export function strip({ width, top, height, margin, size, left, right, rightInk = inks.gold }) {
  const track = { track: 0.03 };
  const wanted = line(left, size, 0, 0, track).width + line(right, size, 0, 0, track).width;
  const room = width - margin * 2 - size * 1.2;
  const fitted = Math.min(size, (size * room) / wanted);
  const foot = top + (height + line(left, fitted).cap) / 2;
  return (
    filled(bar(0, top, width, height), inks.ink) +
    filled(line(left, fitted, margin, foot, track).d, inks.paper) +
    filled(line(right, fitted, width - margin, foot, { ...track, anchor: 'end' }).d, rightInk)
  );
}
