import type { Locale } from '@/lib/i18n/locales';
import { contents, palette, siteHost } from '@/scripts/art/content';
import { CAP_HEIGHT, fit, line, stack } from '@/scripts/art/lettering';
import { bar, rays, risingSun, tenth, tornSheet } from '@/scripts/art/path';
import { strip } from '@/scripts/art/poster';
import { drawing, filled, outline } from '@/scripts/art/svg';
import { linocut } from './linocuts';
import { capitals } from './sheet';

const SIZE = 640;
const MARGIN = 34;
const BAR_HEIGHT = 52;
const MEASURE = SIZE - 2 * MARGIN;
const CAPTION_SIZE = 36;
const LINE_GAP = 12;

/** The caption is at most so tall: above it the faces are seen. */
const TALLEST_CAPTION = 130;

const cornerSun = risingSun(59, 76, 19, {
  count: 9,
  inner: 26,
  reach: 56,
  short: 0.84,
  fill: 0.54,
  seed: 5,
});

const TEAR_DEPTH = 9;

/** The torn strip that the caption stands on, from its upper edge to a foot. */
const tornStrip = (y: number, foot: number) =>
  tornSheet({ x: -6, y, width: SIZE + 12, height: foot - y }, { depth: TEAR_DEPTH, teeth: 24 });

/** The outlines that the site draws a visitor's poster with: the strip is as high as the poster may need. */
export function posterOutlines() {
  const outlines = { cornerSun: outline(cornerSun), tornStrip: outline(tornStrip(0, 400)) };
  return `${JSON.stringify(outlines, null, 2)}\n`;
}

/** Breaks a caption into as few lines as this width allows. */
function broken(caption: string, width: number) {
  const lines: string[] = [];
  for (const word of caption.split(/\s+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length && line(longer, CAPTION_SIZE).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The fewest lines, and of those the most even. */
function captionLines(caption: string) {
  let width = MEASURE;
  const count = broken(caption, width).length;
  while (width > 100 && broken(caption, width - 10).length === count) width -= 10;
  return broken(caption, width);
}

/** The stroke under the last word of a fitted line. */
function underline(last: { text: string; foot: number; cap: number } | undefined) {
  const [, before = '', word = ''] = /^(.*?)([\p{L}\p{N}]+)\P{L}*$/u.exec(last?.text ?? '') ?? [];
  if (!last || !word) return '';
  const size = last.cap / CAP_HEIGHT;
  const left = MARGIN + line(before + word, size).width - line(word, size).width;
  return bar(left, last.foot + size * 0.06, line(word, size).width, size * 0.09);
}

/**
 * What the samples show: the words, by their key in the content, and a linocut in the place of the
 * photo, before light from behind.
 */
export const samples: {
  end: string;
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
    end: '',
    caption: 'selfies_sample_caption',
    person: 'mother',
    ground: palette.gold,
    ray: palette.ray,
    isAtEdge: true,
    foot: 960,
  },
  {
    end: '-2',
    caption: 'selfies_default_caption',
    person: 'nurse',
    ground: palette.ray,
    ray: palette.gold,
  },
  {
    end: '-3',
    caption: 'intro_title',
    person: 'preacher',
    ground: palette.night,
    ray: palette.nightRay,
  },
];

/** A portrait that fills a square down to `bottom`. */
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

/** A finished sample selfie. */
export function selfieSample(locale: Locale, sample = samples[0] as (typeof samples)[number]) {
  const words = contents[locale];
  const title = `“${words[sample.caption]}”`;
  const barTop = SIZE - BAR_HEIGHT;
  const caption = captionLines(capitals(title, locale));
  const set = (width: number, top = 0) =>
    stack(
      caption.map((text) => ({ text, measure: width })),
      { top, gap: LINE_GAP },
    );
  let measure = MEASURE;
  while (set(measure).bottom > TALLEST_CAPTION && measure > MEASURE / 2) measure *= 0.98;
  const { bottom } = set(measure);
  const captionTop = barTop - 34 - bottom;
  const stripTop = captionTop - 30;
  const { lines } = set(measure, captionTop);
  const lettering = lines.map(({ text, foot }) => fit(text, measure, MARGIN, foot).d);
  const body = [
    bust(sample, stripTop + TEAR_DEPTH),
    filled(tornStrip(stripTop, SIZE), palette.sheet),
    filled(underline(lines.at(-1)), palette.flame),
    filled(lettering.join(''), palette.ink),
    strip(
      { width: SIZE, height: SIZE, ground: barTop },
      {
        margin: MARGIN,
        size: 25,
        left: capitals(words.selfies_title, locale),
        right: capitals(siteHost, locale),
      },
    ),
    filled(bar(0, 0, 118, 92), palette.flame),
    filled(cornerSun, palette.gold),
  ];
  return drawing({ width: SIZE, height: SIZE, title, body: body.join('') });
}
