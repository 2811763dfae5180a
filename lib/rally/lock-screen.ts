import { fittedText } from '@/lib/lettering/fitted-text';
import { linesOf } from '@/lib/lettering/line-breaks';

/** For the lock screens of today's phones, in pixels. */
export const LOCK_SCREEN = { width: 1080, height: 2340 } as const;

/** Where letters may stand: clear of the clock, the buttons, and edges that other phones cut. */
export const CLEAR = { left: 110, right: 970, top: 790, bottom: 1930 } as const;

export type LockScreenRow = { name: string; number: string };

type LockScreenLine = { text: string; size: number; foot: number };

const WIDTH = CLEAR.right - CLEAR.left;
const HIGHEST_ROW = 280;
const NAME = { size: 50, below: 22 };
const GAP = 70;
const MOST_LINES = 2;
/** From one foot to the next, in parts of the type size. */
const LEADING = 1.05;

function fitted(words: string, height: number): { text: string; size: number }[] {
  const settings = linesOf(words, 'en', MOST_LINES).map((texts) => {
    const widest = Math.max(...texts.map((text) => fittedText(text, 'en').width));
    const size = Math.min((100 * WIDTH) / widest, height / (texts.length * LEADING));
    return texts.map((text) => ({ text, size }));
  });
  return settings.toSorted(([one], [other]) => (other?.size ?? 0) - (one?.size ?? 0))[0] ?? [];
}

/** Rows from `top` to `bottom`, in the middle of the free room. */
export function lockScreenBlocks(rows: readonly LockScreenRow[]) {
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

type Ink = 'night' | 'gold' | 'fibre' | 'sheet' | 'ink' | 'paper' | 'flame';

/** `march` is the drawing of that name, `points` are x and y in turn. */
export type LockScreenShape = { ink: Ink } & (
  | { kind: 'polygon'; points: number[] }
  | { kind: 'circle'; x: number; y: number; radius: number }
  | { kind: 'march'; x: number; y: number; width: number; height: number }
  | ({ kind: 'line'; x: number; width: number } & LockScreenLine)
);

/** How far the sheet reaches beyond the letters on it, above them with the title's bar. */
const SHEET = { side: 50, above: 150, below: 50 };
const BAR = { height: 84, letters: 34 };
/** The march carries the sheet on a stick. */
const MARCH = { x: -528, y: 2010, width: 2109, height: 290 };
const STICK = 26;

export function lockScreenShapes(title: string, rows: readonly LockScreenRow[]): LockScreenShape[] {
  const { width, height } = LOCK_SCREEN;
  const blocks = lockScreenBlocks(rows);
  const [left, right] = [CLEAR.left - SHEET.side, CLEAR.right + SHEET.side];
  const top = (blocks[0]?.top ?? CLEAR.top) - SHEET.above;
  const bottom = (blocks.at(-1)?.bottom ?? CLEAR.bottom) + SHEET.below;
  const ground = MARCH.y + MARCH.height - 10;
  const foot = top + BAR.height;

  return [
    // dark behind the clock, whose digits are light
    box('night', 0, 0, width, height),
    { kind: 'circle', ink: 'gold', x: width / 2, y: top + 90, radius: 300 },
    box('fibre', (width - STICK) / 2, bottom - 20, STICK, height - bottom),
    { kind: 'march', ink: 'gold', ...MARCH },
    box('gold', 0, ground, width, height - ground),
    polygon('sheet', left, top + 8, right, top, right + 6, bottom - 6, left - 5, bottom),
    polygon('ink', left, top + 8, right, top, right, foot, left, foot + 8),
    line('paper', {
      text: title.toUpperCase(),
      size: BAR.letters,
      foot: top + (BAR.height + BAR.letters) / 2 + 2,
    }),
    ...blocks.flatMap(({ name, number }, index) => [
      ...(index > 0 ? [box('fibre', CLEAR.left, name.foot - name.size - 30, WIDTH, 4)] : []),
      line('flame', { ...name, text: name.text.toUpperCase() }),
      ...number.map((each) => line('ink', each)),
    ]),
  ];
}

function polygon(ink: Ink, ...points: number[]): LockScreenShape {
  return { kind: 'polygon', ink, points };
}

function box(ink: Ink, x: number, y: number, width: number, height: number): LockScreenShape {
  return polygon(ink, x, y, x + width, y, x + width, y + height, x, y + height);
}

function line(ink: Ink, { text, size, foot }: LockScreenLine): LockScreenShape {
  const width = Math.min(WIDTH, (fittedText(text, 'en').width * size) / 100);
  return { kind: 'line', ink, text, size, foot, x: CLEAR.left, width };
}
