// Shapes as SVG path data. All outlines have the same winding, so that overlapping pieces of a path merge
// instead of cutting holes into each other.

export type Point = readonly [x: number, y: number];

/** Rounds to a tenth of a unit: finer than screens show, in half the bytes. */
export function tenth(value: number) {
  return Math.round(value * 10) / 10;
}

export function at(x: number, y: number) {
  return `${tenth(x)} ${tenth(y)}`;
}

export function polygon(ring: readonly Point[]) {
  const doubleArea = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  const clockwise = doubleArea < 0 ? ring.toReversed() : ring;
  return `M${clockwise.map(([x, y]) => at(x, y)).join('L')}z`;
}

export function bar(x: number, y: number, width: number, height: number) {
  return `M${at(x, y)}h${tenth(width)}v${tenth(height)}h${tenth(-width)}z`;
}

/** A half-risen sun; (cx, cy) is the middle of its flat side. */
export function halfSun(cx: number, cy: number, radius: number) {
  return `M${at(cx - radius, cy)}A${radius} ${radius} 0 0 1 ${at(cx + radius, cy)}z`;
}

/** A seeded random number generator: numbers from 0 to 1. */
export function chance(seed: number) {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

type Rays = {
  count: number;
  inner: number;
  reach: number;
  short?: number;
  fill?: number;
  seed?: number;
};

/**
 * Uneven sun rays over the upper half circle, from `inner` to `reach`; every other one has the share
 * `short` of that length. `fill` is the share of the half circle that they cover.
 */
export function rays(
  cx: number,
  cy: number,
  { count, inner, reach, short = 1, fill = 0.5, seed = 7 }: Rays,
) {
  const next = chance(seed);
  const step = Math.PI / count;
  const polar = (angle: number, radius: number) =>
    at(cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius);

  return Array.from({ length: count }, (_, index) => {
    const middle = Math.PI + step * (index + 0.5) + (next() - 0.5) * step * 0.22;
    const spread = (step * fill * (0.8 + next() * 0.4)) / 2;
    const end = index % 2 ? reach : reach * (short + next() * 0.1);
    const [from, to] = [middle - spread, middle + spread];
    const tip = `${polar(from, end)}L${polar(middle, end * 1.012)}L${polar(to, end)}`;
    return `M${polar(from, inner)}L${tip}L${polar(to, inner)}z`;
  }).join('');
}
