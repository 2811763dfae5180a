import type { ToolkitEntry } from '@/lib/content/model/toolkit';
import type { Locale } from '@/lib/i18n/locales';
import { type March, poster, type Sky, strip } from '@/scripts/art/poster';

type Graphic = NonNullable<ToolkitEntry['graphic']>;
type Words<Written> = Omit<Written, 'foot'> & { foot: [left: string, right: string] };
export type DemandWords = Words<Extract<Graphic, { ground: 'gold' }>>;
export type BillWords = Words<Exclude<Graphic, { ground: 'gold' }>> & { cards: string[] };

/** What is behind the words: it differs, so that no two sheets are alike. */
export type Scene = {
  /** where it rises, from the left */
  sun: number;
  /** of the rays */
  seed: number;
  marchers: string;
  /** of the placard, in degrees */
  turn?: number | undefined;
};

/** Shared by all toolkit graphics: a square sheet, a ground line, and an ink strip below. */
export const SIZE = 1080;
export const GROUND = 996;
const SHEET = { width: SIZE, height: SIZE, ground: GROUND };
/** The least height of capitals that are read on a phone: longer lines are broken. */
export const SMALLEST_CAP = 54;

/** Words in capitals, as the poster face sets them. */
export function capitals(text: string, locale: Locale) {
  return text.toLocaleUpperCase(locale);
}

/** A toolkit graphic as an SVG file. */
export function sheet({
  locale,
  scene: { sun, seed, marchers },
  title,
  sky,
  body,
  march,
  foot,
}: {
  locale: Locale;
  scene: Scene;
  title: string;
  sky: Omit<Sky, 'sun' | 'seed'>;
  body: string;
  march: Omit<March, 'marchers'>;
  foot: [left: string, right: string];
}) {
  const [left, right] = foot.map((text) => capitals(text, locale)) as typeof foot;
  return poster(SHEET, {
    title,
    sky: { ...sky, sun, seed },
    body,
    march: { ...march, marchers },
    below: strip(SHEET, { margin: 48, size: 34, left, right }),
  });
}
