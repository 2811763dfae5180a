import { drawing, fill, polygon, tinted } from '@/lib/pictures/drawing.browser';
import { posterFont, posterFontReady } from '@/lib/pictures/poster-font.browser';
import { publicConfig } from '@/lib/public-config';
import { CLEAR, LOCK_SCREEN, type LockScreenBlock, type LockScreenLine } from './lock-screen';

const { inks } = publicConfig;

/** How far the sheet reaches beyond the letters on it, above them with the title's bar. */
const SHEET = { side: 50, above: 150, below: 50 };
const BAR = { height: 84, letters: 34 };
/** The march carries the sheet on a stick. */
const MARCH = { left: -528, top: 2010, width: 2109, height: 290 };
const STICK = 26;
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

  const [left, right] = [CLEAR.left - SHEET.side, CLEAR.right + SHEET.side];
  const top = (blocks[0]?.top ?? CLEAR.top) - SHEET.above;
  const bottom = (blocks.at(-1)?.bottom ?? CLEAR.bottom) + SHEET.below;

  // dark behind the clock, whose digits are light
  fill(context, inks.night, 0, 0, width, height);
  context.fillStyle = inks.gold;
  context.beginPath();
  context.arc(width / 2, top + 90, 300, 0, 2 * Math.PI);
  context.fill();
  fill(context, inks.fibre, (width - STICK) / 2, bottom - 20, STICK, height - bottom);
  const marchers = tinted(march, inks.gold, MARCH.width, MARCH.height);
  context.drawImage(marchers, MARCH.left, MARCH.top);
  const ground = MARCH.top + MARCH.height - 10;
  fill(context, inks.gold, 0, ground, width, height - ground);

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
  const foot = BAR.height;
  polygon(context, inks.ink, [left, top + 8, right, top, right, top + foot, left, top + 8 + foot]);
  write(context, inks.paper, {
    text: title.toUpperCase(),
    size: BAR.letters,
    foot: top + (BAR.height + BAR.letters) / 2 + 2,
  });
  for (const [index, { name, number }] of blocks.entries()) {
    if (index > 0) fill(context, inks.fibre, CLEAR.left, name.foot - name.size - 30, WIDTH, 4);
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
