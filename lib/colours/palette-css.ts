import { locales } from '../i18n/locales';
import { channels, type Palette, shadesOf } from './palette';

const veil = (colour: string, share: number) => `rgb(${channels(colour).join(' ')} / ${share})`;

/** The colours of the pages by role, by day and, where it is another, in the hour before dawn. */
function roles(given: Palette): Record<string, [day: string, night?: string]> {
  const { dark, ...palette } = shadesOf(given);
  return {
    paper: [palette.paper, dark.paper],
    sheet: [palette.sheet, dark.sheet],
    ink: [palette.ink, palette.paper],
    soft: [palette.soft, dark.soft],
    line: [veil(palette.ink, 0.16), veil(palette.paper, 0.22)],
    flame: [palette.flame],
    'on-flame': [palette.onFlame],
    'flame-text': [palette.flame, palette.flameOnNight],
    // large letters, which stand on a red rule at night
    'red-letters': [palette.flame, palette.paper],
    'red-rule': ['transparent', dark.marchFar],
    sky: [palette.gold, palette.night],
    'on-sky': [palette.ink, dark.onSky],
    share: [palette.gold, dark.share],
    gold: [palette.gold],
    'on-gold': [palette.ink],
    night: [palette.night],
    'night-deep': [palette.nightDeep],
    booth: [palette.nightRay],
    'on-night': [palette.paper],
    'soft-night': [palette.softNight],
    'line-night': [veil(palette.paper, 0.26)],
    'flame-text-night': [palette.flameOnNight],
    march: [palette.ink, dark.march],
    'march-far': [palette.flame, dark.marchFar],
    placard: [palette.sheet, dark.placard],
    'placard-ink': [palette.ink],
    'placard-red': [palette.flame],
    stick: [palette.stick],
    shade: [palette.night, dark.march],
    'on-shade': [palette.paper, dark.marchLight],
    'shade-line': ['transparent', palette.gold],
    // the second thing to do in a view
    act: [palette.ink, palette.gold],
    'on-act': [palette.gold, palette.ink],
    veil: [veil(palette.ink, 0.82)],
    // the paper as it looks under the veil
    veiled: [`color-mix(in srgb, var(--paper) 18%, ${palette.ink})`],
    focus: [palette.ink, palette.gold],
    'focus-halo': [palette.gold, dark.paper],
  };
}

const marchLights = locales
  .map(
    (locale) =>
      `:root:lang(${locale}) {\n  --march-light: url("../../drawn/art/march-light-${locale}.svg");\n}\n`,
  )
  .join('');

/** The palette as CSS custom properties; its URLs are relative to a folder of `generated/`. */
export function paletteStylesheet(palette: Palette): string {
  const declared = (scheme: 0 | 1, indent: string) =>
    Object.entries(roles(palette))
      .map(([name, { [scheme]: colour }]) => (colour ? `${indent}--${name}: ${colour};\n` : ''))
      .join('');
  return [
    '/* Written by each build from the inks in campaign.json: change them there. */\n',
    `@layer base {\n:root {\n${declared(0, '  ')}}\n\n`,
    `@media (prefers-color-scheme: dark) {\n  :root {\n${declared(1, '    ')}  }\n}\n\n`,
    `${marchLights}}\n`,
  ].join('');
}
