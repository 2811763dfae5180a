import { darkPalette, palette } from '@/scripts/art/drawn-content';
import { bar } from '@/scripts/art/path';
import { drawing, filled, outlines } from '@/scripts/art/svg';
import type { Print } from './pixels';

const { sky = '', sun = '', tear: tornEdge } = outlines('site-art');

/** The sky of a first screen: rays and sun in one tint, for a box of any proportions. */
export function skyRays() {
  return drawing({
    width: 1600,
    height: 900,
    stretches: true,
    dark: `path{fill:${darkPalette.ray}}`,
    body: filled(sky, palette.ray),
  });
}

/** The torn upper edge of a sheet, as a mask that repeats sideways. */
export const tear = () => drawing({ width: 1280, height: 15, body: `<path d="${tornEdge}"/>` });

const ICON_SIZE = 64;

/** The sun above a line, on red; icons that systems trim are scaled below 1. */
export function icon(scale: number = 1) {
  const inset = (ICON_SIZE * (1 - scale)) / 2;
  const mark = filled(sun, palette.gold) + filled(bar(4, 48, 56, 8), palette.paper);
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
