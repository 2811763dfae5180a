import { captionForImage, isLatin, isRightToLeft } from './caption';
import {
  blockHeight,
  capitalsStance,
  fitCaption,
  gapBelow,
  type Measure,
  riseOf,
  STROKE,
  type TextBox,
  tallStance,
} from './fit';

/** The picture is a square of 640 units, and as a file of 640 pixels (spec.md section 9). */
export const POSTER_SIZE = 640;

/** Where the words stand: on a torn strip at the foot, on a sheet at the head, or beside the photo. */
export const posterLayouts = ['strip', 'headline', 'column'] as const;
export type PosterLayout = (typeof posterLayouts)[number];

/** The photo as it is, or printed in two inks. */
export const photoFinishes = ['plain', 'halftone'] as const;
export type PhotoFinish = (typeof photoFinishes)[number];

/** Where the parts of the poster stand, in units of the picture. */
export const geometry = {
  margin: 34,
  bar: { top: 588, height: 52, letters: 25, track: 0.03 },
  corner: { width: 118, height: 92 },
  /** from the foot of the last line to the bar */
  below: 28,
} as const;

/** Height of the poster typeface's capitals, in em. */
export const CAP_HEIGHT = 0.86;

/** A sheet's torn edge, from its left end at (-6, 0) to its right. */
export const TORN_STRIP =
  'M-6-9l26.4 5.6 21.8 9.9 32.1-6.2 27.9-.8 24.7-4.6 33-1.4 22.6 8 33.3-3.6 17.1-3 36 6.7 24.7-2 22.8-3.1 34.8-5.3 19 10.1 34.2-10.1 22.7 15.7 29-14.2 28.4 15.5 23.2-1 23.1-3.3 37.9 4.1 20.1-14 34.1 14 23.1-3.9V400H-6z';

/** The half risen sun of the wordmark, for the corner. */
export const CORNER_SUN =
  'M40 76a19 19 0 0 1 38 0zm-7-.9-25.4-.9-.1-5.3L9 64l24.7 5.9zm2.1-9.4L7.6 53.8l1.9-5.4L13 44l24.7 17.1zm5-7.6L23.2 42.2l2.6-3.4 3.6-2.2 14 18.6zm7.4-5.4L34.2 25.8l5-2.9 5.6-1.1 7.6 29zm9.8-2.6-1.5-21.9 4.8-.7 4.6 1-2.8 21.7zm7.8.6 7.1-29.1 4.8.7 4.3 2.3-12 27.5zm9 4.2 12.4-17.3 3.7 2.1 2.6 3.3-15.2 14.9zm6.7 6.9 25.1-16.5 3.1 4 1.5 4.7-27.6 11.8zm3.1 6.6 25.1-7.8 1.8 4.6.2 4.8-26.2 3z';

type Arrangement = {
  box: TextBox;
  /** the photo fills the whole square, moved by this so that the face is beside the words */
  photo: { x: number; y: number };
};

/** How each layout is arranged. Preview.module.css moves the camera's picture in the same way. */
export const arrangements: Record<PosterLayout, Arrangement> = {
  strip: { box: { width: 572, heights: [132, 184], largest: 120 }, photo: { x: 0, y: 0 } },
  headline: { box: { width: 572, heights: [216], largest: 150 }, photo: { x: 0, y: 136 } },
  column: { box: { width: 230, heights: [430], largest: 150 }, photo: { x: 148, y: 0 } },
};

/** Where the sheet ends, and each line of the caption on its baseline (`foot`). */
export type CaptionLayout = {
  /** the torn edge: of the strip and the headline its height, of the column its distance from the left */
  edge: number;
  isRightToLeft: boolean;
  /** x is where a line starts: at the left, or for a script that runs so at the right */
  lines: {
    text: string;
    size: number;
    x: number;
    foot: number;
    underline: { x: number; y: number; width: number; height: number } | null;
  }[];
};

/** From a sheet's torn edge to the letters. */
const TEAR = 30;

/** Lays a caption out, whatever its length and script; nothing leaves its sheet. */
export function layOutCaption(
  caption: string,
  layout: PosterLayout,
  measure: Measure,
): CaptionLayout {
  const { box } = arrangements[layout];
  const stance = isLatin(caption) ? capitalsStance : tallStance;
  const fitted = fitCaption(captionForImage(caption), box, measure, stance);
  const height = blockHeight(fitted, stance);
  const isRunningLeft = isRightToLeft(caption);
  const { margin, bar, below } = geometry;
  const top = layout === 'headline' ? margin : bar.top - below - height;
  const x = isRunningLeft ? margin + box.width : margin;
  let next = top;

  const lines = fitted.map((line) => {
    const { text, size, key } = line;
    const foot = next + riseOf(line, stance);
    next = foot + gapBelow(line, stance);
    if (!key) return { text, size, x, foot, underline: null };
    const before = measure(key.before) * size;
    const width = measure(key.word) * size;
    const left = isRunningLeft ? x - before - width : x + before;
    const y = foot + size * stance.underline;
    return { text, size, x, foot, underline: { x: left, y, width, height: size * STROKE } };
  });

  const edges = {
    strip: top - TEAR,
    // never above the photo's own upper edge
    headline: Math.max(next, arrangements.headline.photo.y) + TEAR,
    column: margin + box.width + TEAR,
  };
  return { edge: edges[layout], isRightToLeft: isRunningLeft, lines };
}
