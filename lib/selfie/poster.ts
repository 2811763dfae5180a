/** The side of the poster, in its own units and, as a file, in pixels. */
export const POSTER_SIZE = 640;

/** Where the caption is: on a torn strip at the foot, on a sheet at the head, or beside the photo. */
export const posterLayouts = ['strip', 'headline', 'column'] as const;
export type PosterLayout = (typeof posterLayouts)[number];

/** The photo as it is, or printed in two inks. */
export const photoFinishes = ['plain', 'halftone'] as const;
export type PhotoFinish = (typeof photoFinishes)[number];

/** The position of the poster's parts, in its own units. */
export const geometry = {
  margin: 34,
  bar: { top: 588, height: 52, letters: 25, track: 0.03 },
  corner: { width: 118, height: 92 },
  /** from the foot of the last line to the bar */
  below: 28,
} as const;

/** The room for the caption: it gets the next height only where the one before makes its letters small. */
export type TextBox = { width: number; heights: readonly number[]; largest: number };

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
