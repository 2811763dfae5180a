import { figureFile } from '@/scripts/art/figures';
import { darkPalette, palette } from '@/scripts/art/palette';
import { drawing } from '@/scripts/art/svg';

/** Linocut busts in two inks, of fictional people: figures/portraits has a file for each. */
const names = ['preacher', 'farmworker', 'nurse'];

/** The ink of each part of a figure. */
const printed: Record<string, string> = {
  light: palette.paper,
  spot: palette.flame,
  key: palette.ink,
};

/** A portrait's paths, in the inks. */
export function portrait(name: string) {
  const [, drawn = ''] = /^<svg[^>]*>(.*)<\/svg>\s*$/s.exec(figureFile(`portraits/${name}`)) ?? [];
  return drawn
    .replace(/fill="(light|spot|key)"/g, (_, part) => `fill="${printed[part]}" class="${part}"`)
    .replace(/stroke="light"/g, `stroke="${printed.light}"`);
}

/** The portraits by name, without a background; a light edge sets them off from any. */
export function portraits(): Record<string, string> {
  const entries = names.map((name) => {
    const body = portrait(name);
    const dark = `.light{fill:${darkPalette.placard}}`;
    return [name, drawing({ width: 800, height: 1000, body, dark })];
  });
  return Object.fromEntries(entries);
}
