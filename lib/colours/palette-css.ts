import { locales } from '../i18n/locales';
import { channels, type Palette, shadesOf } from './palette';

const veil = (colour: string, share: number) => `rgb(${channels(colour).join(' ')} / ${share})`;

/** The colours of the pages by role, in both schemes: the dark one is the hour before dawn. */
function roles(given: Palette) {
  const { dark, ...palette } = shadesOf(given);
  const light = {
    paper: palette.paper,
    sheet: palette.sheet,
    ink: palette.ink,
    soft: palette.soft,
    line: veil(palette.ink, 0.16),
    flame: palette.flame,
    'on-flame': palette.onFlame,
    'flame-text': palette.flame,
    // large letters, which stand on a red rule at night
    'red-letters': palette.flame,
    'red-rule': 'transparent',
    sky: palette.gold,
    'on-sky': palette.ink,
    share: palette.gold,
    gold: palette.gold,
    'on-gold': palette.ink,
    night: palette.night,
    'night-deep': palette.nightDeep,
    booth: palette.nightRay,
    'on-night': palette.paper,
    'soft-night': palette.softNight,
    'line-night': veil(palette.paper, 0.26),
    'flame-text-night': palette.flameOnNight,
    march: palette.ink,
    'march-far': palette.flame,
    placard: palette.sheet,
    'placard-ink': palette.ink,
    'placard-red': palette.flame,
    stick: palette.stick,
    shade: palette.night,
    'on-shade': palette.paper,
    'shade-line': 'transparent',
    // the second thing to do in a view
    act: palette.ink,
    'on-act': palette.gold,
    veil: veil(palette.ink, 0.82),
    // the paper as it looks under the veil
    veiled: `color-mix(in srgb, var(--paper) 18%, ${palette.ink})`,
    focus: palette.ink,
    'focus-halo': palette.gold,
  };

  const darkScheme = {
    paper: dark.paper,
    sheet: dark.sheet,
    ink: palette.paper,
    soft: dark.soft,
    line: veil(palette.paper, 0.22),
    'flame-text': palette.flameOnNight,
    'red-letters': palette.paper,
    'red-rule': dark.marchFar,
    sky: palette.night,
    'on-sky': dark.onSky,
    share: dark.share,
    march: dark.march,
    'march-far': dark.marchFar,
    placard: dark.placard,
    shade: dark.march,
    'on-shade': dark.marchLight,
    'shade-line': palette.gold,
    act: palette.gold,
    'on-act': palette.ink,
    focus: palette.gold,
    'focus-halo': dark.paper,
  };
  return { light, darkScheme };
}

const declared = (colours: Record<string, string>, indent: string) =>
  Object.entries(colours)
    .map(([name, colour]) => `${indent}--${name}: ${colour};\n`)
    .join('');

const marchLights = locales
  .map(
    (locale) =>
      `:root:lang(${locale}) {\n  --march-light: url("../../drawn/art/march-light-${locale}.svg");\n}\n`,
  )
  .join('');

/** The palette as CSS custom properties; its URLs are relative to a folder of `generated/`. */
export function paletteStylesheet(palette: Palette): string {
  const { light, darkScheme } = roles(palette);
  return [
    '/* Written by each build from the inks in campaign.json: change them there. */\n',
    `@layer base {\n:root {\n${declared(light, '  ')}}\n\n`,
    `@media (prefers-color-scheme: dark) {\n  :root {\n${declared(darkScheme, '    ')}  }\n}\n\n`,
    `${marchLights}}\n`,
  ].join('');
}
