import type { ToolkitEntry } from '@/lib/content/model/toolkit';
import { type Locale, languages } from '@/lib/i18n/locales';
import { palette } from '@/scripts/art/drawn-content';
import { column, fit, heightsOf, largest, legibleLines, line } from '@/scripts/art/lettering';
import { bar } from '@/scripts/art/path';
import { GRAPHIC, SMALLEST_CAP } from '@/scripts/art/scene';
import { filled } from '@/scripts/art/svg';

const MEASURE = GRAPHIC.width - 2 * 64;

/** The vertical room for the lettering: below it the march carries its cards. */
const TOP = 72;
const FOOT = 720;

const letters = {
  red: { headline: palette.gold, date: palette.onFlame },
  night: { headline: palette.onFlame, date: palette.gold },
};

/**
 * The date at the width of the sheet, in capitals. A catchword ("de") is set small between two
 * bars, as poster printers did, so that day and month are as tall as in English.
 */
function date(
  text: string,
  locale: Locale,
  { top, x, measure }: { top: number; x: number; measure: number },
): { d: string; bottom: number } {
  const { dateWord } = languages[locale];
  const catchword = dateWord?.toLocaleUpperCase(locale);
  const [day, month] = catchword ? text.split(` ${catchword} `) : [];
  if (!catchword || !day || !month) return column([text], { top, x, measure, gap: 0 });

  const width = 84;
  const air = 26;
  const sample = line(day, 100).width + line(month, 100).width;
  const size = (100 * (measure - width - air * 2)) / sample;
  const { cap, width: dayWidth } = line(day, size);
  const bottom = top + cap;
  const left = x + dayWidth + air;
  const wordCap = heightsOf(catchword, width).cap;
  const middle = top + cap / 2;
  const rule = 12;
  const d = [
    line(day, size, x, bottom).d,
    fit(catchword, width, left, middle + wordCap / 2),
    bar(left, middle - wordCap / 2 - 22 - rule, width, rule),
    bar(left, middle + wordCap / 2 + 22, width, rule),
    line(month, size, x + measure, bottom, { anchor: 'end' }).d,
  ].join('');
  return { d, bottom };
}

type DatedGraphic = Exclude<NonNullable<ToolkitEntry['graphic']>, { ground: 'gold' }>;

/** Toolkit graphic: a poster for one day, lower with few lines, narrower with short ones. */
export function datePoster(locale: Locale, { ground, headline, date: day, plan }: DatedGraphic) {
  const set = (text: string) => legibleLines(text.toLocaleUpperCase(locale), MEASURE, SMALLEST_CAP);
  const head = set(headline);
  const lines = plan.flatMap(set);

  function lettering(top: number, measure: number) {
    const setting = { x: (GRAPHIC.width - measure) / 2, measure, gap: 36, track: 0.005 };
    const first = column(head, { ...setting, top });
    const below = { ...setting, top: first.bottom + 44 };
    const second = date(day.toLocaleUpperCase(locale), locale, below);
    return { first, second, rest: column(lines, { ...setting, top: second.bottom + 36 }) };
  }

  const measure = largest(MEASURE, (each) => lettering(TOP, each).rest.bottom <= FOOT);
  const spare = FOOT - lettering(TOP, measure).rest.bottom;
  const { first, second, rest } = lettering(TOP + spare * 0.5, measure);
  const body = [
    filled(first.d, letters[ground].headline),
    filled(second.d, letters[ground].date),
    filled(rest.d, palette.onFlame),
  ].join('');
  return { radius: 150, count: 21, enlarge: 4 / 3, body };
}
