import { datesOf, textOf } from '../content.mjs';
import { inks } from '../inks.mjs';
import { columnWithin, fit, twoLines } from '../lettering.mjs';
import { bar, risingSun } from '../path.mjs';
import { drawing } from '../svg.mjs';
import { capitals } from './sheet.mjs';

/** @import { Locale } from '../content.mjs' */

const WIDTH = 392;
const HEIGHT = 114.5;
/** The sun, on the bar to the left of the lettering. */
const TEXT_LEFT = 92;
const SUN = { x: 40, radius: 17 };
/** The minimum room for the dates. */
const BAR_HEIGHT = 27;

/** The gap and the first line's top keep all wordmarks at one height, accents included. */
const spacing = { plain: { top: 2, gap: 7 }, accented: { top: 8, gap: 9 } };

/**
 * The season's name beside a rising sun, the dates knocked out of the bar below.
 *
 * @param {Locale} locale
 * @param {'scheme' | 'light'} colour ink that turns to paper in the dark scheme, or always paper
 */
export function wordmark(locale, colour) {
  const { top, gap } = spacing[locale === 'en' ? 'plain' : 'accented'];
  const title = textOf(locale, 'site_title');
  const dates = datesOf(locale);
  const measure = WIDTH - TEXT_LEFT;
  const tallest = HEIGHT - BAR_HEIGHT - gap - top;
  const setting = { x: TEXT_LEFT, top, measure, gap, track: 0.01, tallest };
  const name = columnWithin(twoLines(capitals(title, locale)), setting);

  const barTop = name.bottom + gap;
  const barHeight = HEIGHT - barTop;
  const datesMeasure = measure - 16;
  const written = capitals(dates, locale);
  const { cap } = fit(written, datesMeasure, 0, 0, { track: 0.02 });
  const datesFoot = barTop + (barHeight + cap) / 2;
  const knockedOut = fit(written, datesMeasure, TEXT_LEFT + 8, datesFoot, { track: 0.02 }).d;

  const sunFoot = barTop - 4;
  const spread = { count: 9, inner: 22, reach: 41, short: 0.86, fill: 0.52, seed: 3 };
  const sun = risingSun(SUN.x, sunFoot, SUN.radius, spread);

  const ink = colour === 'light' ? inks.paper : inks.ink;
  const d = sun + name.d + bar(0, barTop, WIDTH, barHeight) + knockedOut;
  return drawing({
    width: WIDTH,
    height: HEIGHT,
    title: `${title}, ${dates}`,
    ...(colour === 'scheme' && { dark: `path{fill:${inks.paper}}` }),
    body: `<path fill="${ink}" fill-rule="evenodd" d="${d}"/>`,
  });
}
