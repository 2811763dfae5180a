import { publicConfig } from '@/lib/config/public-config';
import { CAP_HEIGHT } from '@/lib/lettering/fitted-text';
import { createCanvas, encodePng, requireReadablePictures } from '@/lib/pictures/canvas.browser';
import { fill } from '@/lib/pictures/drawing.browser';
import { posterFont, posterFontReady } from '@/lib/pictures/poster-font.browser';
import { isLatin } from './caption';
import { type CaptionLayout, layOutCaption } from './caption-layout';
import { drawFramed, type FramedPhoto, inHalftone, squarePhoto } from './framed-photo.browser';
import outlines from './poster-outlines.json';
import {
  type Arrangement,
  arrangementOf,
  geometry,
  type PhotoFinish,
  POSTER_SIZE,
  type PosterShape,
  shapePixels,
} from './poster-shapes';

const { inks } = publicConfig;

/** `words`: a rising sun without a person. */
export type PosterPicture = FramedPhoto | 'words';

/** Without a picture its place is transparent, so that the camera shows through. */
export type SelfiePosterParts = {
  picture: PosterPicture | null;
  caption: string;
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
  { picture, caption, finish, title, address }: SelfiePosterParts,
  shape: PosterShape = 'square',
): void {
  const context = canvas.getContext('2d');
  if (!context) return; // no preview; creating the file reports it
  const scale = canvas.width / POSTER_SIZE;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, POSTER_SIZE, heightOf(canvas));
  context.imageSmoothingQuality = 'high';

  const arrangement = arrangementOf(shape, picture !== 'words');
  const laidOut = measuredCaption(context, caption, arrangement);
  if (picture === 'words') drawGround(context, risingSun(laidOut.edge));
  else if (picture) drawPhoto(context, picture, finish, arrangement.photo);
  drawCaption(context, laidOut, caption, arrangement);
  drawBar(context, arrangement.bar, title.toUpperCase(), address.toUpperCase());
  if (shape === 'story') drawFoot(context, arrangement);
  else if (picture !== 'words') drawCorner(context);
}

function drawPhoto(
  context: CanvasRenderingContext2D,
  framed: FramedPhoto,
  finish: PhotoFinish,
  place: Arrangement['photo'],
) {
  if (!place) return;
  drawFramed(context, framed, place);
  if (finish === 'plain') return;
  const { x, y, side } = place;
  try {
    context.drawImage(inHalftone(framed), x, y, side, side);
  } catch {
    // the photo stays as it is where there is no room for the effect's canvases
  }
}

/** The middle of its flat side, and how far its rays reach. */
type Sun = { x: number; y: number; reach: number };

const MIDDLE = POSTER_SIZE / 2;
const SUN_MARGIN = 24;
/** The strip hides the sun's foot where it is torn deepest. */
const DEEPEST_TEAR = 12;

function risingSun(edge: number): Sun {
  const y = edge + DEEPEST_TEAR;
  return { x: MIDDLE, y, reach: Math.min(MIDDLE, y) - SUN_MARGIN };
}

function drawGround(context: CanvasRenderingContext2D, sun: Sun) {
  fill(context, inks.flame, 0, 0, POSTER_SIZE, heightOf(context.canvas));
  drawSun(context, sun);
}

const OUTLINED_SUN: Sun = { x: 59, y: 76, reach: 57 };

function drawSun(context: CanvasRenderingContext2D, { x, y, reach }: Sun) {
  const scale = reach / OUTLINED_SUN.reach;
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.translate(-OUTLINED_SUN.x, -OUTLINED_SUN.y);
  context.fillStyle = inks.gold;
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
  { box }: Arrangement,
) {
  // the torn fibres under the strip, so that it also stands out from a wall of its colour
  drawStrip(context, inks.fibre, edge - FIBRES);
  drawStrip(context, inks.sheet, edge);

  context.save();
  context.direction = isRightToLeft ? 'rtl' : 'ltr';
  context.textAlign = 'start';
  for (const { text, size, x, foot, underline } of lines) {
    if (underline)
      fill(context, inks.flame, underline.x, underline.y, underline.width, underline.height);
    context.fillStyle = inks.ink;
    context.font = fontOf(caption, size);
    // narrower where one character alone is wider than the strip
    context.fillText(text, x, foot, box.width);
  }
  context.restore();
}

/** How far the fibres reach over the photo. */
const FIBRES = 4;
/** How deep the outline of the torn strip surely is. */
const OUTLINED_DEPTH = 390;

function drawStrip(context: CanvasRenderingContext2D, colour: string, top: number) {
  context.save();
  context.translate(0, top);
  context.fillStyle = colour;
  context.fill(new Path2D(outlines.tornStrip));
  // a story's strip reaches further down than the outline
  context.fillRect(0, OUTLINED_DEPTH, POSTER_SIZE, 2 * POSTER_SIZE);
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
  drawSun(context, OUTLINED_SUN);
}

/** Where an app shows its own buttons. */
function drawFoot(context: CanvasRenderingContext2D, { bar, photo }: Arrangement) {
  const top = bar + geometry.bar.height;
  const foot = heightOf(context.canvas);
  fill(context, inks.flame, 0, top, POSTER_SIZE, foot - top);
  const reach = foot - top - SUN_MARGIN;
  if (photo) drawSun(context, { x: MIDDLE, y: foot, reach });
}

const fileNames: Record<PosterShape, string> = { square: 'poster.png', story: 'poster-story.png' };

/** Throws where it cannot be drawn, and `HiddenPicturesError` where the browser hides pictures. */
export async function createSelfiePoster(
  parts: FinishedParts,
  shape: PosterShape = 'square',
): Promise<SelfiePoster> {
  // before anything is waited for, while the press lasts
  requireReadablePictures();
  await posterFontReady();
  const { canvas } = createCanvas(shapePixels[shape]);
  drawSelfiePoster(canvas, parts, shape);
  const file = new File([await encodePng(canvas)], fileNames[shape], { type: 'image/png' });
  return { parts, shape, file, url: URL.createObjectURL(file) };
}

/** The square under the words: the framed photo, or the ground of words alone. */
export function sourceOfPoster({ picture }: FinishedParts): Promise<Blob> {
  if (picture !== 'words') return encodePng(squarePhoto(picture));
  const { canvas, context } = createCanvas(shapePixels.square);
  drawGround(context, { x: MIDDLE, y: POSTER_SIZE, reach: MIDDLE - SUN_MARGIN });
  return encodePng(canvas);
}
