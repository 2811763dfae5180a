import { CAP_HEIGHT } from '@/lib/anton-metrics';
import { createSquare, encodePng, type Photo } from '@/lib/pictures/canvas.browser';
import { posterFont, posterFontReady } from '@/lib/pictures/poster-font.browser';
import { publicConfig } from '@/lib/public-config';
import { isLatin } from './caption';
import { layOutCaption } from './caption-layout';
import { inHalftone } from './halftone-photo.browser';
import { arrangements, geometry, type PhotoFinish, POSTER_SIZE, type PosterLayout } from './poster';
import outlines from './poster-outlines.json';

const { inks } = publicConfig;

/** Of each layout, the sheet, its torn fibres, the letters and the stroke under a word. */
const schemes = {
  strip: { sheet: inks.sheet, fibre: inks.fibre, letters: inks.ink, stroke: inks.flame },
  headline: { sheet: inks.gold, fibre: inks.sheet, letters: inks.ink, stroke: inks.flame },
  column: { sheet: inks.flame, fibre: inks.sheet, letters: inks.sheet, stroke: inks.gold },
};

/** What is on a poster. Without a photo its place is transparent, so that the camera shows through. */
export type SelfiePosterParts = {
  photo: Photo | null;
  caption: string;
  layout: PosterLayout;
  finish: PhotoFinish;
  title: string;
  address: string;
};

/** A finished poster: its caption, its file, and an object URL that shows it until it is revoked. */
export type SelfiePoster = { caption: string; file: File; url: string };

/** Letters that the poster's typeface lacks come from the device, in bold. */
function fontOf(text: string, size: number): string {
  return isLatin(text)
    ? posterFont(size)
    : `700 ${size}px system-ui, "Noto Sans", Arial, sans-serif`;
}

/**
 * Draws the poster over a whole canvas, whatever its pixels. The preview and the file are both drawn
 * here, so that what is seen is what is sent.
 */
export function drawSelfiePoster(canvas: HTMLCanvasElement, parts: SelfiePosterParts): void {
  const context = canvas.getContext('2d');
  if (!context) return; // no preview; creating the file reports it
  const scale = canvas.width / POSTER_SIZE;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, POSTER_SIZE, POSTER_SIZE);
  context.imageSmoothingQuality = 'high';
  if (parts.photo) {
    const { x, y } = arrangements[parts.layout].photo;
    const photo = parts.finish === 'halftone' ? inHalftone(parts.photo) : parts.photo;
    context.drawImage(photo, x, y, POSTER_SIZE, POSTER_SIZE);
  }
  drawCaption(context, parts.caption, parts.layout);
  drawBar(context, parts.title.toUpperCase(), parts.address.toUpperCase());
  if (parts.layout !== 'headline') drawCorner(context);
}

const MEASURED_AT = 100;

function drawCaption(context: CanvasRenderingContext2D, caption: string, layout: PosterLayout) {
  const widths = new Map<string, number>();
  context.font = fontOf(caption, MEASURED_AT);
  const { edge, isRightToLeft, lines } = layOutCaption(caption, layout, (text) => {
    const width = widths.get(text) ?? context.measureText(text).width / MEASURED_AT;
    widths.set(text, width);
    return width;
  });
  const { sheet, fibre, letters, stroke } = schemes[layout];
  // the torn fibres under the sheet, so that it also stands out from a wall of its colour
  drawSheet(context, layout, edge, fibre, 4);
  drawSheet(context, layout, edge, sheet, 0);

  context.save();
  context.direction = isRightToLeft ? 'rtl' : 'ltr';
  context.textAlign = 'start';
  for (const { text, size, x, foot, underline } of lines) {
    context.fillStyle = stroke;
    if (underline) context.fillRect(underline.x, underline.y, underline.width, underline.height);
    context.fillStyle = letters;
    context.font = fontOf(caption, size);
    // narrower where one character alone is wider than the sheet
    context.fillText(text, x, foot, arrangements[layout].box.width);
  }
  context.restore();
}

const QUARTER_TURN = Math.PI / 2;

/** A sheet up to its torn edge, which reaches `further` over the photo. */
function drawSheet(
  context: CanvasRenderingContext2D,
  layout: PosterLayout,
  edge: number,
  colour: string,
  further: number,
) {
  context.save();
  context.fillStyle = colour;
  if (layout === 'strip') context.translate(0, edge - further);
  if (layout === 'column') context.translate(edge + further, 0);
  if (layout === 'headline') context.translate(POSTER_SIZE, edge + further);
  context.rotate({ strip: 0, column: QUARTER_TURN, headline: 2 * QUARTER_TURN }[layout]);
  context.fill(new Path2D(outlines.tornStrip));
  context.restore();
}

function drawBar(context: CanvasRenderingContext2D, title: string, address: string) {
  const { top, height, letters, track } = geometry.bar;
  const room = POSTER_SIZE - 3 * geometry.margin;
  const set = (size: number) => {
    context.font = fontOf(title + address, size);
    context.letterSpacing = `${size * track}px`;
  };

  context.save();
  context.fillStyle = inks.ink;
  context.fillRect(0, top, POSTER_SIZE, height);
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
  context.fillStyle = inks.flame;
  context.fillRect(0, 0, geometry.corner.width, geometry.corner.height);
  context.fillStyle = inks.gold;
  context.fill(new Path2D(outlines.cornerSun));
}

const FILE_NAME = 'poster.png';

/** Draws the poster into a 640x640 PNG file. */
export async function createSelfiePoster(
  parts: SelfiePosterParts & { photo: Photo },
): Promise<SelfiePoster> {
  await posterFontReady();
  const { canvas } = createSquare(POSTER_SIZE);
  drawSelfiePoster(canvas, parts);
  const file = new File([await encodePng(canvas)], FILE_NAME, { type: 'image/png' });
  return { caption: parts.caption, file, url: URL.createObjectURL(file) };
}
