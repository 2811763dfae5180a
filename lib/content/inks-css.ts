import { type Inks, shadesOf } from '../inks';

/** A colour that lets through what is behind it. */
function veil(colour: string, share: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `rgb(${channels.join(' ')} / ${share})`;
}

/** The colours of the pages by role, in both schemes: the dark one is the hour before dawn. */
function roles(given: Inks) {
  const { dark, ...inks } = shadesOf(given);
  const light = {
    paper: inks.paper,
    sheet: inks.sheet,
    ink: inks.ink,
    soft: inks.soft,
    line: veil(inks.ink, 0.16),
    flame: inks.flame,
    'on-flame': inks.onFlame,
    'flame-text': inks.flame,
    sky: inks.gold,
    'on-sky': inks.ink,
    share: inks.gold,
    gold: inks.gold,
    'on-gold': inks.ink,
    night: inks.night,
    'night-deep': inks.nightDeep,
    booth: inks.nightRay,
    'on-night': inks.paper,
    'soft-night': inks.softNight,
    'line-night': veil(inks.paper, 0.26),
    'flame-text-night': inks.flameOnNight,
    march: inks.ink,
    'march-far': inks.flame,
    placard: inks.sheet,
    'placard-ink': inks.ink,
    'placard-red': inks.flame,
    stick: inks.stick,
    shade: inks.night,
    'on-shade': inks.paper,
    'shade-line': 'transparent',
    // the second thing to do in a view
    act: inks.ink,
    'on-act': inks.gold,
    veil: veil(inks.ink, 0.82),
    // the paper as it looks under the veil
    veiled: `color-mix(in srgb, var(--paper) 18%, ${inks.ink})`,
    focus: inks.ink,
    'focus-halo': inks.gold,
  };

  const darkScheme = {
    paper: dark.paper,
    sheet: dark.sheet,
    ink: inks.paper,
    soft: dark.soft,
    line: veil(inks.paper, 0.22),
    'flame-text': inks.flameOnNight,
    sky: inks.night,
    'on-sky': dark.onSky,
    share: dark.share,
    march: dark.march,
    'march-far': dark.marchFar,
    placard: dark.placard,
    shade: dark.march,
    'on-shade': dark.marchLight,
    'shade-line': inks.gold,
    act: inks.gold,
    'on-act': inks.ink,
    focus: inks.gold,
    'focus-halo': dark.paper,
  };
  return { light, darkScheme };
}

const declared = (colours: Record<string, string>, indent: string) =>
  Object.entries(colours)
    .map(([name, colour]) => `${indent}--${name}: ${colour};\n`)
    .join('');

/** The stylesheet of the inks: tokens that every other stylesheet spends. */
export function inksStylesheet(inks: Inks): string {
  const { light, darkScheme } = roles(inks);
  return [
    '/* Written by each build from the inks in campaign.json: change them there. */\n',
    `:root {\n${declared(light, '  ')}}\n\n`,
    `@media (prefers-color-scheme: dark) {\n  :root {\n${declared(darkScheme, '    ')}  }\n}\n`,
  ].join('');
}
