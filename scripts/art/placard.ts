import { palette } from './drawn-content';
import { fit, stack, UNDERLINE_ROOM } from './lettering';
import { bar, polygon } from './path';
import { filled } from './svg';

type PlacardLine = {
  text: string;
  /** the line is set this wide, in the middle of the card */
  measure: number;
  ink?: string;
  /** the word that matters, underlined in red */
  key?: boolean;
};

type Card = { x: number; y: number; width: number; height: number; turn: number };

/** A placard on its stick, no two sides parallel, with the lettering centred on the card. */
export function placard(
  { x, y, width, height, turn }: Card,
  lines: readonly PlacardLine[],
  gap: number,
  stick: { width: number; foot: number },
) {
  const card = polygon([
    [x, y + height * 0.012],
    [x + width * 0.55, y],
    [x + width, y + height * 0.018],
    [x + width * 0.994, y + height],
    [x + width * 0.42, y + height * 0.988],
    [x + width * 0.007, y + height * 1.003],
  ]);
  const middle = x + width / 2;
  const total = stack(lines, { top: 0, gap }).bottom;
  const rows = stack(lines, { top: y + (height - total) / 2, gap }).lines;
  const lettering = rows.map(({ text, measure, ink = palette.ink, key, foot, cap }) => {
    const left = middle - measure / 2;
    const weight = cap * 0.1;
    const underline = bar(left, foot + cap * UNDERLINE_ROOM - weight, measure, weight);
    const letters = filled(fit(text, measure, left, foot), ink);
    return key ? letters + filled(underline, palette.flame) : letters;
  });
  const center = y + height / 2;
  const pole = bar(middle - stick.width / 2, center, stick.width, stick.foot - center);
  const body = filled(card, palette.sheet) + lettering.join('');
  return `${filled(pole, palette.stick)}<g transform="rotate(${turn} ${middle} ${center})">${body}</g>`;
}
