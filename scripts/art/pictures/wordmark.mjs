import { inks } from '../inks.mjs';
import { column, fit } from '../lettering.mjs';
import { bar, halfSun, rays } from '../path.mjs';
import { drawing } from '../svg.mjs';

/** @import { Locale } from '../locales.mjs' */

const WIDTH = 392;
const HEIGHT = 114.5;
/** The sun stands left of the lettering, on the bar. */
const TEXT_LEFT = 92;
const SUN = { x: 40, radius: 17 };

/** The gap and the first line's top keep both wordmarks at one height, accents included. */
const lettering = {
  en: {
    title: 'Season of Nonviolent Moral Direct Action, July 12 – August 8, 2021',
    lines: ['SEASON OF NONVIOLENT', 'MORAL DIRECT ACTION'],
    dates: 'JULY 12 – AUGUST 8, 2021',
    top: 2,
    gap: 7,
  },
  es: {
    title: 'Temporada de acción directa moral no violenta, 12 de julio – 8 de agosto de 2021',
    lines: ['TEMPORADA DE ACCIÓN DIRECTA', 'MORAL NO VIOLENTA'],
    dates: '12 DE JULIO – 8 DE AGOSTO DE 2021',
    top: 8,
    gap: 9,
  },
};

/**
 * The season's name beside a rising sun, the dates knocked out of the bar below.
 *
 * @param {Locale} locale
 * @param {'scheme' | 'light'} colour ink that turns to paper in the dark scheme, or always paper
 */
export function wordmark(locale, colour) {
  const { title, lines, dates, top, gap } = lettering[locale];
  const measure = WIDTH - TEXT_LEFT;
  const name = column(lines, { x: TEXT_LEFT, top, measure, gap, track: 0.01 });

  const barTop = name.bottom + gap;
  const barHeight = HEIGHT - barTop;
  const datesMeasure = measure - 16;
  const { cap } = fit(dates, datesMeasure, 0, 0, { track: 0.02 });
  const datesFoot = barTop + (barHeight + cap) / 2;
  const knockedOut = fit(dates, datesMeasure, TEXT_LEFT + 8, datesFoot, { track: 0.02 }).d;

  const sunFoot = barTop - 4;
  const sun =
    halfSun(SUN.x, sunFoot, SUN.radius) +
    rays(SUN.x, sunFoot, { count: 9, inner: 22, reach: 41, short: 0.86, fill: 0.52, seed: 3 });

  const ink = colour === 'light' ? inks.paper : inks.ink;
  const d = sun + name.d + bar(0, barTop, WIDTH, barHeight) + knockedOut;
  return drawing({
    width: WIDTH,
    height: HEIGHT,
    title,
    ...(colour === 'scheme' && { dark: `path{fill:${inks.paper}}` }),
    body: `<path fill="${ink}" fill-rule="evenodd" d="${d}"/>`,
  });
}
