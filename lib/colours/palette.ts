// Every colour of pages, drawings and pictures derives from the five inks that campaign.json names.

type ColorName = 'paper' | 'ink' | 'gold' | 'flame' | 'night';
export type Palette = Record<ColorName, string>;

/** Red, green and blue of a colour, from 0 to 255. */
export const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const hex = (values: number[]) =>
  `#${values.map((value) => Math.min(255, Math.round(value)).toString(16).padStart(2, '0')).join('')}`;

/** Lighter above 1, darker below. */
const lit = (colour: string, light: number) => hex(channels(colour).map((value) => value * light));

const mixed = (colour: string, other: string, share: number) =>
  hex(channels(colour).map((value, at) => value + ((channels(other)[at] ?? 0) - value) * share));

const WHITE = '#ffffff';

/** Mixes in another colour until the contrast suffices; near black, more light would not help. */
function apart(colour: string, ground: string, least: number, other = WHITE) {
  let share = 0;
  while (share < 1 && contrast(mixed(colour, other, share), ground) < least) share += 0.01;
  return mixed(colour, other, share);
}

/** As light as a colour gets before it pales. */
const brightest = (colour: string) => lit(colour, 255 / Math.max(1, ...channels(colour)));

export function shadesOf({ paper, ink, gold, flame, night }: Palette) {
  const darkSheet = apart(lit(ink, 1.5), lit(ink, 0.95), 1.08);
  const lighterDark = luminance(darkSheet) > luminance(night) ? darkSheet : night;
  return {
    paper,
    ink,
    gold,
    flame,
    night,
    sheet: mixed(paper, WHITE, 0.7),
    fibre: lit(mixed(paper, gold, 0.12), 0.91),
    soft: mixed(ink, paper, 0.26),
    onFlame: mixed(paper, WHITE, 0.3),
    ray: mixed(gold, paper, 0.32),
    flameRay: lit(flame, 0.88),
    flameFar: lit(flame, 0.67),
    stick: '#6b4a24', // wood, whatever the inks
    nightRay: apart(lit(night, 1.54), night, 1.15),
    nightDeep: lit(night, 0.55),
    nightFar: mixed(night, flame, 0.4),
    nightNear: lit(night, 0.38),
    softNight: mixed(night, WHITE, 0.77),
    flameOnNight: apart(apart(flame, lighterDark, 7, brightest(flame)), lighterDark, 7),
    dark: {
      paper: lit(ink, 0.95),
      sheet: darkSheet,
      soft: mixed(ink, paper, 0.75),
      onSky: mixed(gold, WHITE, 0.5),
      ray: apart(lit(night, 1.5), night, 1.15),
      share: lit(night, 2.1),
      march: lit(night, 0.2),
      marchFar: apart(lit(flame, 1.3), night, 3),
      marchLight: mixed(lit(night, 1.6), WHITE, 0.58),
      placard: lit(paper, 0.965),
    },
  };
}

function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string) {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The colours of text and ground, and the contrast that WCAG 2.2 AA requires: less for large text. */
const pairs: readonly (readonly [letters: ColorName, ground: ColorName, least: number])[] = [
  ['ink', 'paper', 4.5],
  ['ink', 'gold', 4.5],
  ['flame', 'paper', 4.5],
  ['paper', 'night', 4.5],
  ['gold', 'night', 4.5],
  ['gold', 'flame', 3],
];

/** The pairs of inks with too little contrast, each with its actual and its required ratio. */
export function weakPairs(palette: Palette) {
  return pairs
    .map(([letters, ground, least]) => {
      const found = Math.floor(contrast(palette[letters], palette[ground]) * 10) / 10;
      return { letters, ground, least, found };
    })
    .filter(({ least, found }) => found < least);
}
