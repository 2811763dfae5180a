import { isLatin } from '@/lib/selfie/caption';
import type { Photo } from '@/lib/selfie/capture';
import {
  CAP_HEIGHT,
  CORNER_SUN,
  layOut,
  POSTER_SIZE,
  poster,
  TORN_STRIP,
} from '@/lib/selfie/poster';
import { newCanvas, pngOf } from './canvas';

/** The two inks, the gold and the papers of every drawing of the season. */
export const inks = {
  sheet: '#FFFDF7',
  paper: '#FBF5E9',
  fibre: '#E4D8BF',
  ink: '#16120E',
  gold: '#FFC53D',
  flame: '#B92B1A',
};

/** What is on a poster. Without a photo its place is left open, for the camera to show through. */
export type Poster = { photo: Photo | null; caption: string; title: string; address: string };

/** Letters that the poster face lacks come from the device, in bold. */
const SYSTEM_FACE = '700 {size}px system-ui, "Noto Sans", Arial, sans-serif';

function faceFor(text: string): string {
  if (!isLatin(text)) return SYSTEM_FACE;
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display');
  return `400 {size}px ${family || 'Impact'}, Impact, "Arial Narrow", sans-serif`;
}

function fontOf(text: string, size: number): string {
  return faceFor(text).replace('{size}', String(size));
}

/** How long the drawing waits for the poster face; then the device's own does. */
const FONT_TIMEOUT_MS = 3_000;

/** Waits until the poster face can be drawn with. */
export async function displayFontReady(): Promise<void> {
  const loading = document.fonts?.load(fontOf('', 44), 'AÑ“').catch(() => []);
  const late = new Promise((resolve) => setTimeout(resolve, FONT_TIMEOUT_MS));
  await Promise.race([loading, late]);
}

/**
 * Draws the poster over a whole canvas, whatever its pixels: the preview and the file come from
 * here alone, so that what is seen is what is sent (look.md, Selfie poster).
 */
export function drawPoster(canvas: HTMLCanvasElement, { photo, caption, title, address }: Poster) {
  const pen = canvas.getContext('2d');
  if (!pen) return; // a preview less; making the file says it
  const scale = canvas.width / POSTER_SIZE;
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.clearRect(0, 0, POSTER_SIZE, POSTER_SIZE);
  pen.imageSmoothingQuality = 'high';
  if (photo) pen.drawImage(photo, 0, 0, POSTER_SIZE, POSTER_SIZE);
  drawCaption(pen, caption);
  drawBar(pen, title.toUpperCase(), address.toUpperCase());
  drawCorner(pen);
}

const MEASURED_AT = 100;

function drawCaption(pen: CanvasRenderingContext2D, caption: string) {
  const widths = new Map<string, number>();
  pen.font = fontOf(caption, MEASURED_AT);
  const layout = layOut(caption, (text) => {
    const width = widths.get(text) ?? pen.measureText(text).width / MEASURED_AT;
    widths.set(text, width);
    return width;
  });

  const strip = new Path2D(TORN_STRIP);
  pen.save();
  pen.translate(0, layout.stripTop);
  // the torn fibres under the sheet, so that it also stands out from a white wall
  pen.translate(0, -4);
  pen.fillStyle = inks.fibre;
  pen.fill(strip);
  pen.translate(0, 4);
  pen.fillStyle = inks.sheet;
  pen.fill(strip);
  pen.restore();

  pen.save();
  pen.fillStyle = inks.ink;
  pen.font = fontOf(caption, layout.size);
  pen.direction = layout.isRightToLeft ? 'rtl' : 'ltr';
  pen.textAlign = 'start';
  for (const { text, x, foot } of layout.lines) {
    // narrower where one character alone is wider than the sheet
    pen.fillText(text, x, foot, POSTER_SIZE - 2 * poster.margin);
  }
  pen.restore();
}

function drawBar(pen: CanvasRenderingContext2D, title: string, address: string) {
  const { top, height, letters, track } = poster.bar;
  const room = POSTER_SIZE - 3 * poster.margin;
  const set = (size: number) => {
    pen.font = fontOf(title + address, size);
    pen.letterSpacing = `${size * track}px`;
  };

  pen.save();
  pen.fillStyle = inks.ink;
  pen.fillRect(0, top, POSTER_SIZE, height);
  set(letters);
  const width = pen.measureText(title).width + pen.measureText(address).width;
  const size = Math.min(letters, (letters * room) / width);
  set(size);
  const foot = top + (height + size * CAP_HEIGHT) / 2;
  pen.fillStyle = inks.paper;
  pen.fillText(title, poster.margin, foot);
  pen.textAlign = 'right';
  pen.fillStyle = inks.gold;
  pen.fillText(address, POSTER_SIZE - poster.margin + size * track, foot);
  pen.restore();
}

function drawCorner(pen: CanvasRenderingContext2D) {
  pen.fillStyle = inks.flame;
  pen.fillRect(0, 0, poster.corner.width, poster.corner.height);
  pen.fillStyle = inks.gold;
  pen.fill(new Path2D(CORNER_SUN));
}

/** The finished poster as a 640x640 PNG file (spec.md section 9). */
export async function posterFile(parts: Poster & { photo: Photo }): Promise<Blob> {
  await displayFontReady();
  const { canvas } = newCanvas(POSTER_SIZE, POSTER_SIZE);
  drawPoster(canvas, parts);
  return pngOf(canvas);
}
