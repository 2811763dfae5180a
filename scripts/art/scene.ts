import type { Locale } from '@/lib/i18n/locales';
import { palette } from './drawn-content';
import { line } from './lettering';
import { CROWD_HEIGHT, crowd, type March } from './march';
import { bar, halfSun, rays } from './path';
import { drawing, filled } from './svg';

const grounds = {
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

/** Of the strip below the ground: at most the size of its letters. */
type Strip = { margin: number; letters: number };

/** The sheet of a toolkit graphic. */
export const GRAPHIC = { width: 1080, height: 1080, ground: 996, margin: 48, letters: 34 };
/** The least height of its capitals that are read on a phone: longer lines are broken. */
export const SMALLEST_CAP = 54;

/** A sun and its rays, a `body` in front of them, a march, and what is below the ground. */
type Poster = March & {
  inks: keyof typeof grounds;
  /** where it rises, from the left */
  sun: number;
  radius: number;
  /** of the rays */
  count?: number | undefined;
  seed?: number;
  body?: string | undefined;
  /** of the march */
  enlarge: number;
  below: string;
  title?: string;
  isPrintedOnly?: boolean;
};

export function poster(
  { width, height, ground }: Sheet,
  { inks, sun, radius, count = 19, seed = 7, body = '', enlarge, below, ...own }: Poster,
) {
  const { title, isPrintedOnly, ...marching } = own;
  const { sky, march } = grounds[inks];
  const reach = Math.hypot(width, height) * 1.1;
  const layers = [
    filled(bar(0, 0, width, height), sky.ground),
    filled(rays(sun, ground, { count, inner: radius * 1.06 + 18, reach, seed }), sky.ray),
    filled(halfSun(sun, ground, radius), sky.sun),
    body,
    `<g transform="translate(0 ${ground - CROWD_HEIGHT * enlarge}) scale(${enlarge})">`,
    crowd(width / enlarge, marching, march),
    '</g>',
    below,
  ];
  return drawing({ width, height, title, isPrintedOnly, body: layers.join('') });
}

/** The strip below the ground: two lines in capitals as large as leaves a gap between them. */
export function strip(
  { width, height, ground, margin, letters }: Sheet & Strip,
  locale: Locale,
  texts: readonly [left: string, right: string],
) {
  const [left, right] = texts.map((text) => text.toLocaleUpperCase(locale)) as [string, string];
  const track = { track: 0.03 };
  const wanted = line(left, letters, 0, 0, track).width + line(right, letters, 0, 0, track).width;
  const room = width - margin * 2 - letters * 1.2;
  const fitted = Math.min(letters, (letters * room) / wanted);
  const foot = ground + (height - ground + line(left, fitted).cap) / 2;
  return (
    filled(bar(0, ground, width, height - ground), palette.ink) +
    filled(line(left, fitted, margin, foot, track).d, palette.paper) +
    filled(line(right, fitted, width - margin, foot, { ...track, anchor: 'end' }).d, palette.gold)
  );
}
