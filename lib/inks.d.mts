export type InkName = 'paper' | 'ink' | 'gold' | 'flame' | 'night';
/** Each as #rrggbb. */
export type Inks = Record<InkName, string>;

type Shade =
  | InkName
  | 'sheet'
  | 'fibre'
  | 'soft'
  | 'onFlame'
  | 'ray'
  | 'flameRay'
  | 'flameFar'
  | 'stick'
  | 'nightRay'
  | 'nightDeep'
  | 'nightFar'
  | 'nightNear'
  | 'softNight'
  | 'flameOnNight';
type DarkShade =
  | 'paper'
  | 'sheet'
  | 'soft'
  | 'onSky'
  | 'ray'
  | 'share'
  | 'march'
  | 'marchFar'
  | 'marchLight'
  | 'placard';

/** All colours of the site and its drawings, made of the five inks of campaign.json. */
export function shadesOf(inks: Inks): Record<Shade, string> & { dark: Record<DarkShade, string> };

/** The contrast of two colours as WCAG 2.2 has it, from 1 to 21. */
export function contrast(one: string, other: string): number;

/** The pairs of inks that are hard to read, with what their contrast is and what it has to be. */
export function weakPairs(
  inks: Inks,
): { letters: InkName; ground: InkName; least: number; found: number }[];
