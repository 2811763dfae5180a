import { palette } from './content';
import { line } from './lettering';
import { CROWD_HEIGHT, crowd } from './march';
import { bar, halfSun, rays } from './path';
import { drawing, filled } from './svg';

/** rays around a half risen sun */
export type Sky = {
  /** where it rises, from the left */
  sun: number;
  radius: number;
  inks: { ground: string; ray: string; sun: string };
  /** of the rays */
  count?: number;
  seed?: number;
};
export type March = Omit<Parameters<typeof crowd>[0], 'width'> & { enlarge: number };

/** The inks of a sheet's grounds. */
export const grounds = {
  gold: {
    sky: { ground: palette.gold, ray: palette.ray, sun: palette.paper },
    march: { far: palette.flame, near: palette.ink, card: palette.sheet, word: palette.ink },
  },
  red: {
    sky: { ground: palette.flame, ray: palette.flameRay, sun: palette.flameRay },
    march: { far: palette.flameFar, near: palette.ink, card: palette.gold, word: palette.ink },
  },
  night: {
    sky: { ground: palette.night, ray: palette.nightRay, sun: palette.gold },
    march: {
      far: palette.nightFar,
      near: palette.nightNear,
      card: palette.paper,
      word: palette.nightNear,
    },
  },
};

/** The size of a picture, and how far down the ground is that its march walks on. */
type Sheet = { width: number; height: number; ground: number };

/** A finished sheet: a sky, the `body` in front of it, a march with its feet on the ground, and what is below. */
export function poster(
  { width, height, ground }: Sheet,
  {
    sky: { sun, radius, inks, count = 19, seed = 7 },
    body = '',
    march: { enlarge, ...march },
    below,
    ...file
  }: {
    sky: Sky;
    body?: string;
    march: March;
    below: string;
    title?: string;
    isPrintedOnly?: boolean;
  },
) {
  const reach = Math.hypot(width, height) * 1.1;
  const layers = [
    filled(bar(0, 0, width, height), inks.ground),
    filled(rays(sun, ground, { count, inner: radius * 1.06 + 18, reach, seed }), inks.ray),
    filled(halfSun(sun, ground, radius), inks.sun),
    body,
    `<g transform="translate(0 ${ground - CROWD_HEIGHT * enlarge}) scale(${enlarge})">`,
    crowd({ ...march, width: width / enlarge }),
    '</g>',
    below,
  ];
  return drawing({ width, height, ...file, body: layers.join('') });
}

/**
 * The strip below the ground: one line on the left, one on the right, both in the largest size up to
 * `size` that leaves a gap between them.
 */
export function strip(
  { width, height, ground }: Sheet,
  { margin, size, left, right }: { margin: number; size: number; left: string; right: string },
) {
  const track = { track: 0.03 };
  const wanted = line(left, size, 0, 0, track).width + line(right, size, 0, 0, track).width;
  const room = width - margin * 2 - size * 1.2;
  const fitted = Math.min(size, (size * room) / wanted);
  const foot = ground + (height - ground + line(left, fitted).cap) / 2;
  return (
    filled(bar(0, ground, width, height - ground), palette.ink) +
    filled(line(left, fitted, margin, foot, track).d, palette.paper) +
    filled(line(right, fitted, width - margin, foot, { ...track, anchor: 'end' }).d, palette.gold)
  );
}
