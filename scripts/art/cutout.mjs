import { at, clockwise, polygon } from './path.mjs';

/**
 * Cut paper: shapes drawn by hand, written as in SVG's points: 'x,y x,y', with a third number
 * where a corner has a radius of its own or a joint has a width.
 *
 * @import { Mark, Point } from './path.mjs'
 */

/** @param {string} marks @returns {Mark[]} */
function read(marks) {
  return marks.split(' ').map((mark) => {
    const [x = Number.NaN, y = Number.NaN, third] = mark.split(',').map(Number);
    return third === undefined ? [x, y] : [x, y, third];
  });
}

/**
 * The point a distance along the way from one corner to the next, at most half way.
 * @param {Mark} from
 * @param {Mark} to
 * @param {number} distance
 */
function towards(from, to, distance) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const share = Math.min(distance, length / 2) / length;
  return at(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share);
}

/** @param {readonly Mark[]} corners */
function rounded(corners, radius = 3) {
  const ring = clockwise(corners);
  const pieces = ring.map((corner, index) => {
    const [x, y, own = radius] = corner;
    const before = towards(corner, ring.at(index - 1) ?? corner, own);
    const after = towards(corner, ring[(index + 1) % ring.length] ?? corner, own);
    return `${before}Q${at(x, y)} ${after}`;
  });
  return `M${pieces.join('L')}z`;
}

/** A shape with its corners rounded, as scissors leave them. @param {string} corners */
export function cutout(corners, radius = 3) {
  return rounded(read(corners), radius);
}

/** An arm or a leg: a tapering band through its joints. @param {string} joints */
export function limb(joints) {
  const marks = read(joints);
  /** @type {Point[]} */
  const left = [];
  /** @type {Point[]} */
  const right = [];
  for (const [index, mark] of marks.entries()) {
    const [x, y, width = 0] = mark;
    const [fromX, fromY] = marks[Math.max(0, index - 1)] ?? mark;
    const [toX, toY] = marks[index + 1] ?? mark;
    const length = Math.hypot(toX - fromX, toY - fromY) || 1;
    const acrossX = (-(toY - fromY) / length) * (width / 2);
    const acrossY = ((toX - fromX) / length) * (width / 2);
    left.push([x + acrossX, y + acrossY]);
    right.push([x - acrossX, y - acrossY]);
  }
  return rounded([...left, ...right.reverse()], 2);
}

/**
 * A cut-out turned about its origin by an angle in radians and moved to a point.
 * @param {string} corners
 * @param {{ angle: number, x: number, y: number, radius?: number }} placing
 */
export function turnedCutout(corners, { angle, x, y, radius = 0 }) {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const placed = read(corners).map(
    ([px, py]) => /** @type {Point} */ ([x + px * cos - py * sin, y + px * sin + py * cos]),
  );
  return radius ? rounded(placed, radius) : polygon(placed);
}
