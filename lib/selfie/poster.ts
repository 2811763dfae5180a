import { captionForImage, isLatin, isRightToLeft } from './caption';
import { blockHeight, capitalsStance, fitCaption, lineStep, type Measure, tallStance } from './fit';

/** The picture is a square of 640 units, and as a file of 640 pixels (spec.md section 9). */
export const POSTER_SIZE = 640;

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

/** The torn upper edge of the strip, from its left end at (-6, 0) to its right. */
export const TORN_STRIP =
  'M-6-9l26.4 5.6 21.8 9.9 32.1-6.2 27.9-.8 24.7-4.6 33-1.4 22.6 8 33.3-3.6 17.1-3 36 6.7 24.7-2 22.8-3.1 34.8-5.3 19 10.1 34.2-10.1 22.7 15.7 29-14.2 28.4 15.5 23.2-1 23.1-3.3 37.9 4.1 20.1-14 34.1 14 23.1-3.9V400H-6z';

/** The half risen sun of the wordmark, for the corner. */
export const CORNER_SUN =
  'M40 76a19 19 0 0 1 38 0zm-7-.9-25.4-.9-.1-5.3L9 64l24.7 5.9zm2.1-9.4L7.6 53.8l1.9-5.4L13 44l24.7 17.1zm5-7.6L23.2 42.2l2.6-3.4 3.6-2.2 14 18.6zm7.4-5.4L34.2 25.8l5-2.9 5.6-1.1 7.6 29zm9.8-2.6-1.5-21.9 4.8-.7 4.6 1-2.8 21.7zm7.8.6 7.1-29.1 4.8.7 4.3 2.3-12 27.5zm9 4.2 12.4-17.3 3.7 2.1 2.6 3.3-15.2 14.9zm6.7 6.9 25.1-16.5 3.1 4 1.5 4.7-27.6 11.8zm3.1 6.6 25.1-7.8 1.8 4.6.2 4.8-26.2 3z';

/** Where the strip begins, and the baseline (`foot`) of each line of the caption. */
export type CaptionLayout = {
  size: number;
  stripTop: number;
  isRightToLeft: boolean;
  /** x is where the lines start: at the left, or for a script that runs so at the right */
  lines: { text: string; x: number; foot: number }[];
};

/** The width that lines of the caption have. */
export const CAPTION_WIDTH = POSTER_SIZE - 2 * geometry.margin;

/** From the strip's edge to the first capitals: room for the tear and for accents. */
function roomAbove(size: number): number {
  return 22 + size * 0.2;
}

/** Lays a caption out on the strip, whatever its length and script; nothing leaves the square. */
export function layOutCaption(caption: string, measure: Measure): CaptionLayout {
  const stance = isLatin(caption) ? capitalsStance : tallStance;
  const { size, lines } = fitCaption(captionForImage(caption), CAPTION_WIDTH, measure, stance);
  const top = geometry.bar.top - geometry.below - blockHeight(lines.length, size, stance);
  const runsLeft = isRightToLeft(caption);

  return {
    size,
    stripTop: top - roomAbove(size),
    isRightToLeft: runsLeft,
    lines: lines.map((text, index) => ({
      text,
      x: runsLeft ? POSTER_SIZE - geometry.margin : geometry.margin,
      foot: top + size * stance.rise + index * lineStep(size, stance),
    })),
  };
}
