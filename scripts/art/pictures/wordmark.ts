import { seasonDates } from '@/lib/dates/days-in-words';
import type { Locale } from '@/lib/i18n/locales';
import { campaign, contents, palette } from '@/scripts/art/drawn-content';
import { CAP_HEIGHT, column, heightsOf, largest, line, twoLines } from '@/scripts/art/lettering';
import { bar, halfSun, rays } from '@/scripts/art/path';
import { drawing } from '@/scripts/art/svg';

const WIDTH = 392;
const HEIGHT = 114.5;
const TEXT_LEFT = 92;
const SUN = { x: 40, radius: 17 };
/** The bar with the dates: its least and its greatest height. */
const BAR = { least: 27, most: 44 };
/** The height of the dates' capitals is at most this share of the bar: a comma has room below. */
const DATES_HEIGHT = 0.68;

/** The gap and the first line's top keep all wordmarks at one height, accents included. */
const spacing = { plain: { top: 2, gap: 7 }, accented: { top: 8, gap: 9 } };

/** The name in two lines, as wide as fits above the bar, and standing on it. */
function nameAbove(title: string, widest: number, { top, gap }: { top: number; gap: number }) {
  const lines = twoLines(title);
  const setting = { x: TEXT_LEFT, gap, track: 0.01 };
  function placed(measure: number, down: number = 0) {
    const { rise, cap } = heightsOf(lines[0] ?? '', measure, setting);
    return column(lines, { ...setting, measure, top: Math.max(top, rise - cap + 1) + down });
  }
  const measure = largest(widest, (each) => placed(each).bottom <= HEIGHT - BAR.least - gap);
  const down = HEIGHT - BAR.most - gap - placed(measure).bottom;
  return placed(measure, Math.max(0, down));
}

/** The season’s name beside a rising sun, the dates knocked out of the bar below. */
export function wordmark(locale: Locale, colour: 'scheme' | 'light') {
  const room = spacing[locale === 'en' ? 'plain' : 'accented'];
  const { site_title: title } = contents[locale];
  const dates = seasonDates(campaign.season, locale);
  const measure = WIDTH - TEXT_LEFT;
  const name = nameAbove(title.toLocaleUpperCase(locale), measure, room);

  const barTop = Math.max(name.bottom + room.gap, HEIGHT - BAR.most);
  const barHeight = HEIGHT - barTop;
  const track = { track: 0.02 };
  const written = dates.toLocaleUpperCase(locale);
  const size = Math.min(
    (100 * (measure - 16)) / line(written, 100, 0, 0, track).width,
    (barHeight * DATES_HEIGHT) / CAP_HEIGHT,
  );
  const datesFoot = barTop + (barHeight + size * CAP_HEIGHT) / 2;
  const knockedOut = line(written, size, TEXT_LEFT + 8, datesFoot, track).d;

  const sunFoot = barTop - 4;
  const spread = { count: 9, inner: 22, reach: 41, short: 0.86, fill: 0.52, seed: 3 };
  const sun = halfSun(SUN.x, sunFoot, SUN.radius) + rays(SUN.x, sunFoot, spread);

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
