/**
 * Shapes as SVG path data. All outlines have the same winding, so that overlapping pieces of a path
 * merge instead of cutting holes into each other.
 *
 * @typedef {readonly [x: number, y: number]} Point
 */

/**
 * Rounds to a tenth of a unit: finer than screens show, in half the bytes.
 *
 * @param {number} value
 */
export function tenth(value) {
  return Math.round(value * 10) / 10;
}

/** @param {number} x @param {number} y */
export function at(x, y) {
  return `${tenth(x)} ${tenth(y)}`;
}

/** @param {readonly Point[]} ring */
export function polygon(ring) {
  const doubleArea = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  const clockwise = doubleArea < 0 ? ring.toReversed() : ring;
  return `M${clockwise.map(([x, y]) => at(x, y)).join('L')}z`;
}

/** @param {number} x @param {number} y @param {number} width @param {number} height */
export function bar(x, y, width, height) {
  return `M${at(x, y)}h${tenth(width)}v${tenth(height)}h${tenth(-width)}z`;
}

/**
 * A half-risen sun; (cx, cy) is the middle of its flat side.
 *
 * @param {number} cx
 * @param {number} cy
 * @param {number} radius
 */
export function halfSun(cx, cy, radius) {
  return `M${at(cx - radius, cy)}A${radius} ${radius} 0 0 1 ${at(cx + radius, cy)}z`;
}

/** A seeded random number generator: numbers from 0 to 1. @param {number} seed */
function chance(seed) {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/**
 * Hand-cut sun rays: uneven wedges over the upper half circle around a centre, from `inner` to
 * `reach`. Every other ray has only the share `short` of that length; `fill` is the share of the
 * half circle that they cover.
 *
 * @param {number} cx @param {number} cy
 * @param {{ count: number, inner: number, reach: number, short?: number, fill?: number,
 *   seed?: number }} options
 */
export function rays(cx, cy, { count, inner, reach, short = 1, fill = 0.5, seed = 7 }) {
  const next = chance(seed);
  const step = Math.PI / count;
  /** @type {(angle: number, radius: number) => string} */
  const polar = (angle, radius) => at(cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius);

  return Array.from({ length: count }, (_, index) => {
    const middle = Math.PI + step * (index + 0.5) + (next() - 0.5) * step * 0.22;
    const spread = (step * fill * (0.8 + next() * 0.4)) / 2;
    const end = index % 2 ? reach : reach * (short + next() * 0.1);
    const [from, to] = [middle - spread, middle + spread];
    const tip = `${polar(from, end)}L${polar(middle, end * 1.012)}L${polar(to, end)}`;
    return `M${polar(from, inner)}L${tip}L${polar(to, inner)}z`;
  }).join('');
}

/**
 * @param {number} cx @param {number} cy @param {number} radius
 * @param {Parameters<typeof rays>[2]} options of the rays
 */
export function risingSun(cx, cy, radius, options) {
  return halfSun(cx, cy, radius) + rays(cx, cy, options);
}

/**
 * A sheet of paper with a torn upper edge.
 *
 * @param {{ x: number, y: number, width: number, height: number }} box
 * @param {{ depth: number, teeth: number }} tear depth: how far it strays
 */
export function tornSheet({ x, y, width, height }, { depth, teeth }) {
  const next = chance(11);
  const tooth = width / teeth;
  const edge = Array.from({ length: teeth + 1 }, (_, index) => {
    const aside = index > 0 && index < teeth ? (next() - 0.5) * tooth * 0.5 : 0;
    return /** @type {Point} */ ([x + tooth * index + aside, y + (next() - 0.5) * depth * 2]);
  });
  return polygon([...edge, [x + width, y + height], [x, y + height]]);
}
