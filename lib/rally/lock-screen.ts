import { fittedText } from '@/lib/anton-metrics';
import { evenBreaks } from '@/lib/line-fitter.mjs';

/** A picture for the lock screens of today's phones, in pixels. */
export const LOCK_SCREEN = { width: 1080, height: 2340 } as const;

/**
 * Where letters may stand: under the clock and over the buttons, and far enough from the edges for a
 * phone that is longer or shorter to cut them.
 */
export const CLEAR = { left: 110, right: 970, top: 790, bottom: 1930 } as const;

/** A number and what it is called. */
export type LockScreenRow = { name: string; number: string };

/** A line of letters that begins at the left of `CLEAR` and stands on `foot`. */
export type LockScreenLine = { text: string; size: number; foot: number };
/** One row as it is set, between its `top` and its `bottom`. */
export type LockScreenBlock = {
  top: number;
  bottom: number;
  name: LockScreenLine;
  number: LockScreenLine[];
};

const WIDTH = CLEAR.right - CLEAR.left;
const HIGHEST_ROW = 280;
const NAME = { size: 50, below: 22 };
const GAP = 70;
const MOST_LINES = 2;
/** From one foot to the next, in parts of the type size. */
const LEADING = 1.05;

/** Words on one or two lines, whichever sets them larger in a room as wide as the picture. */
function fitted(words: string, height: number): { text: string; size: number }[] {
  const all = words.split(/\s+/u).filter(Boolean);
  const breaks = [...evenBreaks(all.map((word) => fittedText(` ${word}`, 'en').advance))];
  const settings = breaks.slice(0, MOST_LINES).map((starts) => {
    const texts = starts.map((start, index) => all.slice(start, starts[index + 1]).join(' '));
    const widest = Math.max(...texts.map((text) => fittedText(text, 'en').width));
    const size = Math.min((100 * WIDTH) / widest, height / (texts.length * LEADING));
    return texts.map((text) => ({ text, size }));
  });
  return settings.toSorted(([one], [other]) => (other?.size ?? 0) - (one?.size ?? 0))[0] ?? [];
}

/** Sets rows under each other in the middle of the room that clock and buttons leave. */
export function lockScreenBlocks(rows: readonly LockScreenRow[]): LockScreenBlock[] {
  const height = Math.min(HIGHEST_ROW, (CLEAR.bottom - CLEAR.top) / rows.length);
  const top = CLEAR.top + (CLEAR.bottom - CLEAR.top - height * rows.length) / 2;
  return rows.map(({ name, number }, row) => {
    const rowTop = top + row * height;
    const nameFoot = rowTop + NAME.size;
    const lines = fitted(number, height - NAME.size - NAME.below - GAP);
    return {
      top: rowTop,
      bottom: rowTop + height - GAP,
      name: { text: name, size: NAME.size, foot: nameFoot },
      number: lines.map(({ text, size }, line) => ({
        text,
        size,
        foot: nameFoot + NAME.below + size * LEADING * (line + 1),
      })),
    };
  });
}
