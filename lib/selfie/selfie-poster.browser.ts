import { publicConfig } from '@/lib/config/public-config';
import { CAP_HEIGHT } from '@/lib/lettering/fitted-text';
import { createCanvas, encodePng } from '@/lib/pictures/canvas.browser';
import { fill } from '@/lib/pictures/drawing.browser';
import { posterFont, posterFontReady } from '@/lib/pictures/poster-font.browser';
import { isLatin } from './caption';
import { type CaptionLayout, layOutCaption } from './caption-layout';
import { drawFramed, type FramedPhoto, inHalftone, squarePhoto } from './framed-photo.browser';
import {
  type Arrangement,
  arrangementOf,
  geometry,
  type PhotoFinish,
  POSTER_SIZE,
  type PosterLayout,
  type PosterShape,
  shapePixels,
} from './poster-layouts';
import outlines from './poster-outlines.json';

const { inks } = publicConfig;

const schemes = {
  strip: { sheet: inks.sheet, fibre: inks.fibre, letters: inks.ink, stroke: inks.flame },
  headline: { sheet: inks.gold, fibre: inks.sheet, letters: inks.ink, stroke: inks.flame },
  column: { sheet: inks.flame, fibre: inks.sheet, letters: inks.sheet, stroke: inks.gold },
};

const grounds = {
  strip: { ground: inks.flame, sun: inks.gold },
  headline: { ground: inks.night, sun: inks.gold },
  column: { ground: inks.gold, sun: inks.flame },
};

/** `words`: a rising sun, and nobody. */
export type PosterPicture = FramedPhoto | 'words';

/** Without a picture its place is transparent, so that the camera shows through. */
export type SelfiePosterParts = {
  picture: PosterPicture | null;
  caption: string;
  layout: PosterLayout;
  finish: PhotoFinish;
  title: string;
  address: string;
};

export type FinishedParts = SelfiePosterParts & { picture: PosterPicture };

/** `url` is an object URL of the file. */
export type SelfiePoster = { parts: FinishedParts; shape: PosterShape; file: File; url: string };

/** Letters that the poster's typeface lacks come from the device. */
function fontOf(text: string, size: number): string {
  return isLatin(text)
    ? posterFont(size)
    : `700 ${size}px system-ui, "Noto Sans", Arial, sans-serif`;
}

const heightOf = ({ width, height }: HTMLCanvasElement) => (height * POSTER_SIZE) / width;

/**
 * Draws the poster over a whole canvas of this shape; preview and files alike, so that what is seen is
 * what is sent.
 */
export function drawSelfiePoster(
  canvas: HTMLCanvasElement,
  { picture, caption, layout, finish, title, address }: SelfiePosterParts,
  shape: PosterShape = 'square',
): void {
  const context = canvas.getContext('2d');
  if (!context) return; // no preview; creating the file reports it
  const scale = canvas.width / POSTER_SIZE;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, POSTER_SIZE, heightOf(canvas));
  context.imageSmoothingQuality = 'high';

  const arrangement = arrangementOf(shape, layout, picture !== 'words');
  const laidOut = measuredCaption(context, caption, arrangement);
  if (picture === 'words') drawGround(context, layout, risingSun(arrangement, laidOut.edge));
  else if (picture) drawPhoto(context, picture, finish, arrangement.photo);
  drawCaption(context, laidOut, caption, arrangement);
  drawBar(context, arrangement.bar, title.toUpperCase(), address.toUpperCase());
  if (shape === 'story') drawFoot(context, arrangement);
  else if (picture !== 'words' && layout !== 'headline') drawCorner(context);
}

function drawPhoto(
  context: CanvasRenderingContext2D,
  framed: FramedPhoto,
  finish: PhotoFinish,
  place: Arrangement['photo'],
) {
  if (!place) return;
  const { x, y, side } = place;
  if (finish === 'halftone') context.drawImage(inHalftone(framed), x, y, side, side);
  else drawFramed(context, framed, place);
}

/** The middle of its flat side, and how far its rays reach. */
type Sun = { x: number; y: number; reach: number };

const MIDDLE = POSTER_SIZE / 2;
const SUN_MARGIN = 24;
/** How far beyond the column's edge the sun in its corner reaches. */
const BEHIND_COLUMN = 1.6;

function risingSun({ layout, bar }: Arrangement, edge: number): Sun {
  const suns: Record<PosterLayout, Sun> = {
    // hidden by the strip where it is torn deepest
    strip: { x: MIDDLE, y: edge + 12, reach: Math.min(MIDDLE, edge + 12) - SUN_MARGIN },
    headline: { x: MIDDLE, y: bar, reach: Math.min(MIDDLE, bar - edge) - SUN_MARGIN },
    column: { x: POSTER_SIZE, y: bar, reach: (POSTER_SIZE - edge) * BEHIND_COLUMN },
  };
  return suns[layout];
}

function drawGround(context: CanvasRenderingContext2D, layout: PosterLayout, at: Sun) {
  const { ground, sun } = grounds[layout];
  fill(context, ground, 0, 0, POSTER_SIZE, heightOf(context.canvas));
  drawSun(context, sun, at);
}

const OUTLINED_SUN: Sun = { x: 59, y: 76, reach: 57 };

function drawSun(context: CanvasRenderingContext2D, colour: string, { x, y, reach }: Sun) {
  const scale = reach / OUTLINED_SUN.reach;
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.translate(-OUTLINED_SUN.x, -OUTLINED_SUN.y);
  context.fillStyle = colour;
  context.fill(new Path2D(outlines.cornerSun));
  context.restore();
}

const MEASURED_AT = 100;

function measuredCaption(
  context: CanvasRenderingContext2D,
  caption: string,
  arrangement: Arrangement,
): CaptionLayout {
  const widths = new Map<string, number>();
  context.font = fontOf(caption, MEASURED_AT);
  return layOutCaption(caption, arrangement, (text) => {
    const width = widths.get(text) ?? context.measureText(text).width / MEASURED_AT;
    widths.set(text, width);
    return width;
  });
}

function drawCaption(
  context: CanvasRenderingContext2D,
  { edge, isRightToLeft, lines }: CaptionLayout,
  caption: string,
  { layout, box }: Arrangement,
) {
  const { sheet, fibre, letters, stroke } = schemes[layout];
  // the torn fibres under the sheet, so that it also stands out from a wall of its colour
  drawSheet(context, layout, edge, fibre, 4);
  drawSheet(context, layout, edge, sheet, 0);

  context.save();
  context.direction = isRightToLeft ? 'rtl' : 'ltr';
  context.textAlign = 'start';
  for (const { text, size, x, foot, underline } of lines) {
    if (underline)
      fill(context, stroke, underline.x, underline.y, underline.width, underline.height);
    context.fillStyle = letters;
    context.font = fontOf(caption, size);
    // narrower where one character alone is wider than the sheet
    context.fillText(text, x, foot, box.width);
  }
  context.restore();
}

const QUARTER_TURN = Math.PI / 2;
/** The torn sheet’s outline: where its edge runs, how deep it surely is, and the overlap that hides a seam. */
const TEAR = { start: -6, end: 646, depth: 390, overlap: 2 };

/** A sheet up to its torn edge, which reaches `overPhoto` px over the photo. */
function drawSheet(
  context: CanvasRenderingContext2D,
  layout: PosterLayout,
  edge: number,
  colour: string,
  overPhoto: number,
) {
  context.save();
  context.fillStyle = colour;
  if (layout === 'strip') context.translate(0, edge - overPhoto);
  if (layout === 'column') context.translate(edge + overPhoto, 0);
  if (layout === 'headline') context.translate(POSTER_SIZE, edge + overPhoto);
  context.rotate({ strip: 0, column: QUARTER_TURN, headline: 2 * QUARTER_TURN }[layout]);
  const tear = new Path2D(outlines.tornStrip);
  context.fill(tear);
  // a tall sheet reaches further down than the outline, and its tear goes on in the mirror
  context.fillRect(TEAR.start, TEAR.depth, 3 * POSTER_SIZE, 3 * POSTER_SIZE);
  context.translate(2 * TEAR.end - TEAR.overlap, 0);
  context.scale(-1, 1);
  context.fill(tear);
  context.restore();
}

function drawBar(context: CanvasRenderingContext2D, top: number, title: string, address: string) {
  const { height, letters, track } = geometry.bar;
  const room = POSTER_SIZE - 3 * geometry.margin;
  const set = (size: number) => {
    context.font = fontOf(title + address, size);
    context.letterSpacing = `${size * track}px`;
  };

  context.save();
  fill(context, inks.ink, 0, top, POSTER_SIZE, height);
  set(letters);
  const width = context.measureText(title).width + context.measureText(address).width;
  const size = Math.min(letters, (letters * room) / width);
  set(size);
  const foot = top + (height + size * CAP_HEIGHT) / 2;
  context.fillStyle = inks.paper;
  context.fillText(title, geometry.margin, foot);
  context.textAlign = 'right';
  context.fillStyle = inks.gold;
  context.fillText(address, POSTER_SIZE - geometry.margin + size * track, foot);
  context.restore();
}

function drawCorner(context: CanvasRenderingContext2D) {
  fill(context, inks.flame, 0, 0, geometry.corner.width, geometry.corner.height);
  context.fillStyle = inks.gold;
  context.fill(new Path2D(outlines.cornerSun));
}

/** Where an app shows its own buttons. */
function drawFoot(context: CanvasRenderingContext2D, { bar, photo }: Arrangement) {
  const top = bar + geometry.bar.height;
  const foot = heightOf(context.canvas);
  fill(context, inks.flame, 0, top, POSTER_SIZE, foot - top);
  const reach = foot - top - SUN_MARGIN;
  if (photo) drawSun(context, inks.gold, { x: MIDDLE, y: foot, reach });
}

const fileNames: Record<PosterShape, string> = { square: 'poster.png', story: 'poster-story.png' };

/** Throws where it cannot be drawn. */
export async function createSelfiePoster(
  parts: FinishedParts,
  shape: PosterShape = 'square',
): Promise<SelfiePoster> {
  await posterFontReady();
  const { canvas } = createCanvas(shapePixels[shape]);
  drawSelfiePoster(canvas, parts, shape);
  const file = new File([await encodePng(canvas)], fileNames[shape], { type: 'image/png' });
  return { parts, shape, file, url: URL.createObjectURL(file) };
}

/** The square under the words: the framed photo, or the ground of words alone. */
export function sourceOfPoster({ picture, layout }: FinishedParts): Promise<Blob> {
  if (picture !== 'words') return encodePng(squarePhoto(picture));
  const { canvas, context } = createCanvas(shapePixels.square);
  drawGround(context, layout, { x: MIDDLE, y: POSTER_SIZE, reach: MIDDLE - SUN_MARGIN });
  return encodePng(canvas);
}
