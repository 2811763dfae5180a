import { darkPalette, palette } from '@/scripts/art/drawn-content';
import { drawing, figureFile } from '@/scripts/art/svg';

/** In two inks: busts of fictional people, and hands at work. figures/linocuts has a file for each. */
const names = {
  busts: ['preacher', 'farmworker', 'nurse'],
  hands: ['pen', 'hands', 'microphone', 'clasp', 'phone', 'roller'],
};

const printed: Record<string, string> = {
  light: palette.paper,
  spot: palette.flame,
  key: palette.ink,
};

/** A linocut's paths, in the inks. */
export function linocut(name: string) {
  const [, drawn = ''] = /^<svg[^>]*>(.*)<\/svg>\s*$/s.exec(figureFile(`linocuts/${name}`)) ?? [];
  return drawn
    .replace(/fill="(light|spot|key)"/g, (_, part) => `fill="${printed[part]}" class="${part}"`)
    .replace(/stroke="light"/g, `stroke="${printed.light}"`);
}

/** The linocuts with their names, without a background; a light edge sets them off from any. */
export function linocuts() {
  const dark = `.light{fill:${darkPalette.placard}}`;
  const cut = (height: number) => (name: string) =>
    [name, drawing({ width: 800, height, body: linocut(name), dark })] as const;
  return [...names.busts.map(cut(1000)), ...names.hands.map(cut(800))];
}
