import { drawing, fill, polygon, tinted } from '@/lib/pictures/drawing.browser';
import { posterFont, posterFontReady } from '@/lib/pictures/poster-font.browser';
import { publicConfig } from '@/lib/public-config';
import { CLEAR, LOCK_SCREEN, type LockScreenBlock, type LockScreenLine } from './lock-screen';

const { inks } = publicConfig;

/** How far the sheet reaches beyond the letters on it, above them with the title's bar. */
const SHEET = { side: 50, above: 130, below: 40 };
const BAR = { height: 84, letters: 34 };
const WIDTH = CLEAR.right - CLEAR.left;

/** What is on the picture: the campaign, and the numbers. */
export type LockScreenParts = { title: string; blocks: LockScreenBlock[] };

/**
 * Draws the numbers on a sheet between clock and buttons over a whole canvas of `LOCK_SCREEN`, unless
 * `signal` is aborted meanwhile. Throws if a drawing cannot be loaded.
 */
export async function drawLockScreen(
  canvas: HTMLCanvasElement,
  { title, blocks }: LockScreenParts,
  signal: AbortSignal,
): Promise<void> {
  const [march] = await Promise.all([drawing('march'), posterFontReady()]);
  if (signal.aborted) return;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  const { width, height } = LOCK_SCREEN;

  // dark behind the clock, whose digits are light
  fill(context, inks.night, 0, 0, width, height);
  context.fillStyle = inks.gold;
  context.beginPath();
  context.arc(width / 2, CLEAR.top - 40, 300, 0, 2 * Math.PI);
  context.fill();
  context.drawImage(tinted(march, inks.gold, 2109, 290), -500, 2010);
  fill(context, inks.gold, 0, 2290, width, 50);

  const [left, right] = [CLEAR.left - SHEET.side, CLEAR.right + SHEET.side];
  const [top, bottom] = [CLEAR.top - SHEET.above, CLEAR.bottom + SHEET.below];
  polygon(context, inks.sheet, [
    left,
    top + 8,
    right,
    top,
    right + 6,
    bottom - 6,
    left - 5,
    bottom,
  ]);
  fill(context, inks.ink, left, top + 8, right - left, BAR.height);
  write(context, inks.paper, {
    text: title.toUpperCase(),
    size: BAR.letters,
    foot: top + 8 + (BAR.height + BAR.letters) / 2 - 3,
  });
  for (const [index, { name, number }] of blocks.entries()) {
    if (index > 0) fill(context, inks.fibre, CLEAR.left, name.foot - name.size - 34, WIDTH, 4);
    write(context, inks.flame, { ...name, text: name.text.toUpperCase() });
    for (const line of number) write(context, inks.ink, line);
  }
}

/** Writes a line; narrower where the device's own letters are wider than the poster face's. */
function write(
  context: CanvasRenderingContext2D,
  ink: string,
  { text, size, foot }: LockScreenLine,
) {
  context.font = posterFont(size);
  context.fillStyle = ink;
  context.fillText(text, CLEAR.left, foot, WIDTH);
}
