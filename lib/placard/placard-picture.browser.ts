import { publicConfig } from '@/lib/config/public-config';
import type { Locale } from '@/lib/i18n/locales';
import { drawing, fill, polygon, tinted } from '@/lib/pictures/drawing.browser';
import { posterFont, posterFontReady } from '@/lib/pictures/poster-font.browser';
import { PLACARD, type PlacardLine } from './placard-lines';
import type { Carrier } from './state';

export const PLACARD_PICTURE_SIZE = 1080;
const GROUND = 996;
const MARGIN = 64;

const { inks: palette } = publicConfig;

export type PlacardPictureParts = {
  locale: Locale;
  question: string;
  lines: PlacardLine[];
  carrier: Carrier;
  title: string;
  address: string;
};

/** Draws over a whole canvas, unless `signal` is aborted meanwhile. Throws if a drawing cannot be loaded. */
export async function drawPlacardPicture(
  canvas: HTMLCanvasElement,
  parts: PlacardPictureParts,
  signal: AbortSignal,
): Promise<void> {
  const [rays, march, light, marcher] = await Promise.all([
    drawing('rays'),
    drawing('march'),
    drawing(`march-light-${parts.locale}`),
    drawing(`marcher-${parts.carrier}`),
    posterFontReady(),
  ]);
  if (signal.aborted) return;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw on.');

  fill(context, palette.gold, 0, 0, PLACARD_PICTURE_SIZE, PLACARD_PICTURE_SIZE);
  context.drawImage(tinted(rays, palette.ray, 2160, 1215), -840, GROUND - 1161);
  polygon(context, palette.night, [0, 0, 86, 0, 144, GROUND, 0, GROUND]);
  fitted(context, parts.question.toUpperCase(), 150, 120, PLACARD_PICTURE_SIZE - 214);

  // set so that its placards, blank in one ink, stand outside
  context.drawImage(tinted(light, palette.flame, 1920, 264), -700, GROUND - 276);
  for (const row of [light, march]) context.drawImage(row, -780, GROUND - 290, 2109, 290);
  context.drawImage(marcher, 470, GROUND - 400, 327, 400);
  drawPlacard(context, parts.lines);
  drawFoot(context, parts);
}

function drawPlacard(context: CanvasRenderingContext2D, lines: PlacardLine[]) {
  const [left, top] = [386, 176];
  const { width, height } = PLACARD;
  context.save();
  context.translate(left, top);
  polygon(context, palette.sheet, [0, 6, width, -2, width + 4, height - 5, -4, height + 4]);
  context.fillStyle = palette.ink;
  for (const line of lines) {
    fitted(context, line.text, (width - line.width) / 2, line.foot, line.width);
  }
  context.restore();
}

function drawFoot(context: CanvasRenderingContext2D, { title, address }: PlacardPictureParts) {
  fill(context, palette.ink, 0, GROUND, PLACARD_PICTURE_SIZE, PLACARD_PICTURE_SIZE - GROUND);
  context.font = posterFont(27);
  context.fillStyle = palette.paper;
  context.fillText(title.toUpperCase(), MARGIN, 1049, 600);
  context.textAlign = 'right';
  context.fillStyle = palette.gold;
  context.fillText(address.toUpperCase(), PLACARD_PICTURE_SIZE - MARGIN, 1049, 320);
  context.textAlign = 'left';
}

function fitted(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  foot: number,
  width: number,
) {
  context.fillStyle = palette.ink;
  context.font = posterFont(100);
  const ink = context.measureText(text);
  const size = (100 * width) / (ink.actualBoundingBoxLeft + ink.actualBoundingBoxRight);
  context.font = posterFont(size);
  context.fillText(text, x + (ink.actualBoundingBoxLeft * size) / 100, foot);
}
