import { tornSheet } from '@/scripts/art/path';
import { drawing } from '@/scripts/art/svg';

const WIDTH = 1280;
const HEIGHT = 15;

/** The torn upper edge of a sheet, as a mask that repeats sideways. */
export function tear() {
  const sheet = { x: 0, y: 7, width: WIDTH, height: HEIGHT - 7 };
  const d = tornSheet(sheet, { depth: 3.8, teeth: 90 });
  return drawing({ width: WIDTH, height: HEIGHT, body: `<path d="${d}"/>` });
}
