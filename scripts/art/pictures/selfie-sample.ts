import type { Locale } from '@/lib/i18n/locales';
import outlines from '@/lib/selfie/poster-outlines.json' with { type: 'json' };
import { contents, palette, siteHost } from '@/scripts/art/drawn-content';
import { CAP_HEIGHT, column, legibleLines, line, twoLines } from '@/scripts/art/lettering';
import { bar, chance, type Point, polygon, rays, tenth } from '@/scripts/art/path';
import { strip } from '@/scripts/art/scene';
import { drawing, filled } from '@/scripts/art/svg';
import { linocut } from './linocuts';

const SHEET = { width: 640, height: 640, ground: 588, margin: 34, letters: 25 };
const { width: SIZE, margin: MARGIN } = SHEET;
const MEASURE = SIZE - 2 * MARGIN;
/** The caption is on the fewest lines of at least this size, and at most so tall: above it the faces are seen. */
const CAPTION = { size: 36, gap: 12, tallest: 130 };

const TEAR_DEPTH = 9;

/** The strip that the caption stands on, from its torn upper edge to a foot. */
export function tornStrip(top: number, foot: number) {
  const next = chance(11);
  const [left, right, teeth] = [-6, SIZE + 6, 24];
  const tooth = (right - left) / teeth;
  const edge = Array.from({ length: teeth + 1 }, (_, index): Point => {
    const aside = index > 0 && index < teeth ? (next() - 0.5) * tooth * 0.5 : 0;
    return [left + tooth * index + aside, top + (next() - 0.5) * TEAR_DEPTH * 2];
  });
  return polygon([...edge, [right, foot], [left, foot]]);
}

/** The stroke under the last word of a fitted line. */
function underline(last: { text: string; foot: number; cap: number } | undefined) {
  const [, before = '', word = ''] = /^(.*?)([\p{L}\p{N}]+)\P{L}*$/u.exec(last?.text ?? '') ?? [];
  if (!last || !word) return '';
  const size = last.cap / CAP_HEIGHT;
  const left = MARGIN + line(before + word, size).width - line(word, size).width;
  return bar(left, last.foot + size * 0.06, line(word, size).width, size * 0.09);
}

/** The words by their key, and a linocut in the place of the photo. */
export const samples: {
  caption: 'selfies_sample_caption' | 'selfies_default_caption' | 'intro_title';
  person: string;
  ground: string;
  ray: string;
  /** of a person whose drawing ends at its left edge, which stands at the picture's right edge */
  isAtEdge?: boolean;
  /** down to where the drawing is seen, if not to the shoulders */
  foot?: number;
}[] = [
  {
    caption: 'selfies_sample_caption',
    person: 'mother',
    ground: palette.gold,
    ray: palette.ray,
    isAtEdge: true,
    foot: 960,
  },
  { caption: 'selfies_default_caption', person: 'nurse', ground: palette.ray, ray: palette.gold },
  { caption: 'intro_title', person: 'preacher', ground: palette.night, ray: palette.nightRay },
];

function bust(sample: (typeof samples)[number], bottom: number) {
  const { person, ground, ray, isAtEdge, foot = 820 } = sample;
  // a little of the sheet of 800 by 1000 is over the head
  const scale = bottom / (foot + 20);
  const light = rays(SIZE / 2, bottom, { count: 15, inner: 60, reach: 900, seed: 9 });
  const left = isAtEdge ? SIZE : (SIZE - 800 * scale) / 2;
  return [
    filled(bar(0, 0, SIZE, SIZE), ground),
    filled(light, ray),
    `<g transform="translate(${tenth(left)} ${tenth(bottom - foot * scale)}) scale(${isAtEdge ? -scale : scale} ${scale})">`,
    linocut(person),
    '</g>',
  ].join('');
}

export function selfieSample(locale: Locale, sample = samples[0] as (typeof samples)[number]) {
  const words = contents[locale];
  const title = `“${words[sample.caption]}”`;
  const caption = title.toLocaleUpperCase(locale);
  const fewest = legibleLines(caption, MEASURE, CAPTION.size * CAP_HEIGHT);
  const lines = fewest.length === 2 ? twoLines(caption) : fewest;
  const setting = { x: MARGIN, gap: CAPTION.gap };
  const { bottom, measure } = column(lines, { ...setting, ...CAPTION, top: 0, measure: MEASURE });
  const captionTop = SHEET.ground - 34 - bottom;
  const stripTop = captionTop - 30;
  const lettering = column(lines, { ...setting, top: captionTop, measure });
  const body = [
    bust(sample, stripTop + TEAR_DEPTH),
    filled(tornStrip(stripTop, SIZE), palette.sheet),
    filled(underline(lettering.lines.at(-1)), palette.flame),
    filled(lettering.d, palette.ink),
    strip(SHEET, locale, [words.selfies_title, siteHost]),
    filled(bar(0, 0, 118, 92), palette.flame),
    filled(outlines.cornerSun, palette.gold),
  ];
  return drawing({ width: SIZE, height: SIZE, title, body: body.join('') });
}
