import { palette } from '@/scripts/art/drawn-content';
import { bar, risingSun } from '@/scripts/art/path';
import { drawing, filled } from '@/scripts/art/svg';
import type { Print } from './pixels';

const ICON_SIZE = 64;

/** The sun above a line, on red; icons that systems trim are scaled below 1. */
export function icon(scale: number = 1) {
  const spread = { count: 7, inner: 17.5, reach: 32, short: 0.84, fill: 0.56, seed: 5 };
  const inset = (ICON_SIZE * (1 - scale)) / 2;
  const mark =
    filled(risingSun(32, 44, 13, spread), palette.gold) + filled(bar(4, 48, 56, 8), palette.paper);
  const trimmed = `<g transform="translate(${inset} ${inset}) scale(${scale})">${mark}</g>`;
  const body = filled(bar(0, 0, ICON_SIZE, ICON_SIZE), palette.flame) + trimmed;
  return drawing({ width: ICON_SIZE, height: ICON_SIZE, body });
}

export const icons: Print[] = [
  { path: '/favicon.ico', svg: icon(), width: 32 },
  { path: '/icons/icon-192.png', svg: icon(), width: 192 },
  { path: '/icons/icon-512.png', svg: icon(), width: 512 },
  { path: '/icons/maskable-512.png', svg: icon(0.72), width: 512 },
  { path: '/icons/apple-touch-icon.png', svg: icon(0.86), width: 180 },
];
