/** In the poster's own units and, as a file, in pixels. */
export const POSTER_SIZE = 640;

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
  /** the words, on a torn strip that stands on the bar */
  box: TextBox;
  /** the square of the photo, so that the face is above the words; null for words alone */
  photo: { x: number; y: number; side: number } | null;
  /** upper edge of the bar at the foot */
  bar: number;
};

const width = POSTER_SIZE - 2 * geometry.margin;
const shapes = {
  square: {
    withPhoto: { width, heights: [132, 184], largest: 120 },
    words: { width, heights: [270, 330], largest: 190 },
    photo: { x: 0, y: 0, side: POSTER_SIZE },
    bar: POSTER_SIZE - geometry.bar.height,
  },
  // no words where an app shows its own: 250 pixels at the head, 340 at the foot
  story: {
    withPhoto: { width, heights: [220, 280], largest: 150 },
    words: { width, heights: [400, 480], largest: 220 },
    photo: { x: -80, y: 0, side: 800 },
    bar: 936 - geometry.bar.height,
  },
};

export function arrangementOf(shape: PosterShape, hasPhoto: boolean): Arrangement {
  const { withPhoto, words, photo, bar } = shapes[shape];
  return hasPhoto ? { box: withPhoto, photo, bar } : { box: words, photo: null, bar };
}
