import { seasonDates } from '@/lib/dates/days-in-words';
import type { Locale } from '@/lib/i18n/locales';
import { campaign, contents, palette } from '@/scripts/art/content';
import { CAP_HEIGHT, column, fit, line, twoLines } from '@/scripts/art/lettering';
import { bar, risingSun } from '@/scripts/art/path';
import { drawing } from '@/scripts/art/svg';
import { capitals } from './sheet';

const WIDTH = 392;
const HEIGHT = 114.5;
/** The sun, on the bar to the left of the lettering. */
const TEXT_LEFT = 92;
const SUN = { x: 40, radius: 17 };
/** The bar with the dates: its least and its greatest height. */
const BAR = { least: 27, most: 44 };
/** The height of the dates' capitals is at most this share of the bar: a comma has room below. */
const DATES_HEIGHT = 0.68;

/** The gap and the first line's top keep all wordmarks at one height, accents included. */
const spacing = { plain: { top: 2, gap: 7 }, accented: { top: 8, gap: 9 } };

/** The lines of the name, as wide as fits above the bar, accents included, and standing on it. */
function nameAbove(
  lines: readonly string[],
  { top, measure, ...setting }: Required<Parameters<typeof column>[1]>,
) {
  function placed(width: number, down: number = 0) {
    const { rise, cap } = fit(lines[0] ?? '', width, 0, 0, setting);
    const highest = Math.max(top, rise - cap + 1);
    return column(lines, { ...setting, measure: width, top: highest + down });
  }
  let width = measure;
  while (placed(width).bottom > HEIGHT - BAR.least - setting.gap) width *= 0.98;
  const down = HEIGHT - BAR.most - setting.gap - placed(width).bottom;
  return placed(width, Math.max(0, down));
}

/**
 * The season's name beside a rising sun, the dates knocked out of the bar below.
 * @param colour ink that turns to paper in the dark scheme, or always paper
 */
export function wordmark(locale: Locale, colour: 'scheme' | 'light') {
  const { top, gap } = spacing[locale === 'en' ? 'plain' : 'accented'];
  const { site_title: title } = contents[locale];
  const dates = seasonDates(campaign.season, locale);
  const measure = WIDTH - TEXT_LEFT;
  const setting = { x: TEXT_LEFT, measure, gap, track: 0.01 };
  const lines = twoLines(capitals(title, locale));
  const name = nameAbove(lines, { ...setting, top });

  const barTop = Math.max(name.bottom + gap, HEIGHT - BAR.most);
  const barHeight = HEIGHT - barTop;
  const track = { track: 0.02 };
  const written = capitals(dates, locale);
  const size = Math.min(
    (100 * (measure - 16)) / line(written, 100, 0, 0, track).width,
    (barHeight * DATES_HEIGHT) / CAP_HEIGHT,
  );
  const datesFoot = barTop + (barHeight + size * CAP_HEIGHT) / 2;
  const knockedOut = line(written, size, TEXT_LEFT + 8, datesFoot, track).d;

  const sunFoot = barTop - 4;
  const spread = { count: 9, inner: 22, reach: 41, short: 0.86, fill: 0.52, seed: 3 };
  const sun = risingSun(SUN.x, sunFoot, SUN.radius, spread);

  const ink = colour === 'light' ? palette.paper : palette.ink;
  const d = sun + name.d + bar(0, barTop, WIDTH, barHeight) + knockedOut;
  return drawing({
    width: WIDTH,
    height: HEIGHT,
    title: `${title}, ${dates}`,
    ...(colour === 'scheme' && { dark: `path{fill:${palette.paper}}` }),
    body: `<path fill="${ink}" fill-rule="evenodd" d="${d}"/>`,
  });
}
