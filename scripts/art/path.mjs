/**
 * The cutting of shapes: every function answers SVG path data. All outlines run the same way
 * round, so overlapping pieces of one path join instead of knocking holes in each other.
 *
 * @typedef {readonly [x: number, y: number]} Point
 * @typedef {readonly [x: number, y: number, third?: number]} Mark
 */

/**
 * Rounds to a tenth of a unit: finer than a screen shows, and half the bytes.
 * @param {number} value
 */
export function tenth(value) {
  return Math.round(value * 10) / 10;
}

/**
 * @param {number} x
 * @param {number} y
 */
export function at(x, y) {
  return `${tenth(x)} ${tenth(y)}`;
}

/**
 * A ring of corners, the way round that all outlines run.
 * @template {Mark} T
 * @param {readonly T[]} ring
 */
export function clockwise(ring) {
  const doubleArea = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return doubleArea < 0 ? ring.toReversed() : ring;
}

/** @param {readonly Point[]} points */
export function polygon(points) {
  const corners = clockwise(points).map(([x, y]) => at(x, y));
  return `M${corners.join('L')}z`;
}

/**
 * @param {number} cx
 * @param {number} cy
 * @param {number} rx
 */
export function ellipse(cx, cy, rx, ry = rx) {
  const arc = `a${tenth(rx)} ${tenth(ry)} 0 1 1 `;
  return `M${at(cx - rx, cy)}${arc}${tenth(rx * 2)} 0${arc}${tenth(-rx * 2)} 0z`;
}
