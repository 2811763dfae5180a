/** In the poster's own units and, as a file, in pixels. */
export const POSTER_SIZE = 640;

/** On a torn strip at the foot, on a sheet at the head, or beside the photo. */
export const posterLayouts = ['strip', 'headline', 'column'] as const;
export type PosterLayout = (typeof posterLayouts)[number];

export const photoFinishes = ['plain', 'halftone'] as const;
export type PhotoFinish = (typeof photoFinishes)[number];

/** The square is sent, the story is 9:16. */
export const posterShapes = ['square', 'story'] as const;
export type PosterShape = (typeof posterShapes)[number];

/** Of each shape, the file's pixels. It is `POSTER_SIZE` wide in its own units. */
export const shapePixels = {
  square: { width: POSTER_SIZE, height: POSTER_SIZE },
  story: { width: 1080, height: 1920 },
} as const satisfies Record<PosterShape, { width: number; height: number }>;

export const geometry = {
  margin: 34,
  bar: { height: 52, letters: 25, track: 0.03 },
  corner: { width: 118, height: 92 },
  below: 28,
} as const;

/** The next height only where the one before makes the letters small. */
export type TextBox = { width: number; heights: readonly number[]; largest: number };

/** In the poster's units. */
export type Arrangement = {
  layout: PosterLayout;
  box: TextBox;
  /** the square of the photo, so that the face is beside the words; null for words alone */
  photo: { x: number; y: number; side: number } | null;
  /** upper edge of the words at the head */
  head: number;
  /** upper edge of the bar at the foot */
  bar: number;
};

type Box = Pick<Arrangement, 'box' | 'photo'>;

const full = 572;
const square: Record<PosterLayout, Box> = {
  strip: {
    box: { width: full, heights: [132, 184], largest: 120 },
    photo: { x: 0, y: 0, side: POSTER_SIZE },
  },
  headline: {
    box: { width: full, heights: [216], largest: 150 },
    photo: { x: 0, y: 136, side: POSTER_SIZE },
  },
  column: {
    box: { width: 230, heights: [430], largest: 150 },
    photo: { x: 148, y: 0, side: POSTER_SIZE },
  },
};
const squareOfWords: Record<PosterLayout, TextBox> = {
  strip: { width: full, heights: [270, 330], largest: 190 },
  headline: { width: full, heights: [310, 340], largest: 190 },
  column: { width: 330, heights: [470], largest: 190 },
};

const story: Record<PosterLayout, Box> = {
  strip: {
    box: { width: full, heights: [220, 280], largest: 150 },
    photo: { x: -80, y: 0, side: 800 },
  },
  headline: {
    box: { width: full, heights: [250, 300], largest: 170 },
    photo: { x: 0, y: 244, side: POSTER_SIZE },
  },
  column: {
    box: { width: 200, heights: [660], largest: 150 },
    photo: { x: 10, y: 0, side: 884 },
  },
};
const storyOfWords: Record<PosterLayout, TextBox> = {
  strip: { width: full, heights: [400, 480], largest: 220 },
  headline: { width: full, heights: [400, 480], largest: 220 },
  column: { width: 360, heights: [660], largest: 220 },
};

const shapes = {
  square: { withPhoto: square, words: squareOfWords, head: geometry.margin, bar: 588 },
  // no words where an app shows its own: 250 pixels at the head, 340 at the foot
  story: { withPhoto: story, words: storyOfWords, head: 162, bar: 936 - geometry.bar.height },
};

/** Preview.module.css moves the camera’s picture in the same way as a square’s photo. */
export function arrangementOf(
  shape: PosterShape,
  layout: PosterLayout,
  hasPhoto: boolean,
): Arrangement {
  const { withPhoto, words, head, bar } = shapes[shape];
  const place = hasPhoto ? withPhoto[layout] : { box: words[layout], photo: null };
  return { layout, ...place, head, bar };
}
