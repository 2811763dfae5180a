import { type Locale, languages } from '@/lib/i18n/locales';
import { palette } from '@/scripts/art/content';
import { column, fit, legibleLines, line } from '@/scripts/art/lettering';
import { bar } from '@/scripts/art/path';
import { grounds } from '@/scripts/art/poster';
import { filled } from '@/scripts/art/svg';
import { type BillWords, capitals, type Scene, SIZE, SMALLEST_CAP, sheet } from './sheet';

const MARGIN = 64;
const MEASURE = SIZE - MARGIN * 2;

/** The vertical room for the lettering: below it the march carries its cards. */
const TOP = 72;
const FOOT = 720;

/** The inks of a poster's letters, by its ground. */
const letters = {
  red: { headline: palette.gold, date: palette.onFlame },
  night: { headline: palette.onFlame, date: palette.gold },
};

/**
 * The date at the width of the sheet. Spanish sets its "de" as a small catchword between two bars,
 * as poster printers did, so that day and month are as tall as in English.
 * @param text in capitals
 */
function date(
  text: string,
  locale: Locale,
  { top, x, measure }: { top: number; x: number; measure: number },
): { d: string; bottom: number } {
  const { dateWord } = languages[locale];
  const catchword = dateWord?.toLocaleUpperCase(locale);
  const [day, month] = catchword ? text.split(` ${catchword} `) : [];
  if (!catchword || !day || !month) {
    const bottom = top + fit(text, measure).cap;
    return { d: fit(text, measure, x, bottom).d, bottom };
  }

  const width = 84;
  const air = 26;
  const sample = line(day, 100).width + line(month, 100).width;
  const size = (100 * (measure - width - air * 2)) / sample;
  const { cap, width: dayWidth } = line(day, size);
  const bottom = top + cap;
  const left = x + dayWidth + air;
  const word = fit(catchword, width);
  const middle = top + cap / 2;
  const rule = 12;
  const d = [
    line(day, size, x, bottom).d,
    fit(catchword, width, left, middle + word.cap / 2).d,
    bar(left, middle - word.cap / 2 - 22 - rule, width, rule),
    bar(left, middle + word.cap / 2 + 22, width, rule),
    line(month, size, x + measure, bottom, { anchor: 'end' }).d,
  ].join('');
  return { d, bottom };
}

/**
 * Toolkit graphic: a poster for one day, the date as large as the sheet allows. With few lines the
 * lettering is set lower, so that the sheet is not top-heavy; with short ones, narrower.
 */
export function bill(
  locale: Locale,
  { ground, headline, date: day, plan, foot, cards }: BillWords,
  scene: Scene,
  title: string,
) {
  const legible = { measure: MEASURE, cap: SMALLEST_CAP };
  const set = (text: string) => legibleLines(capitals(text, locale), legible);
  const head = set(headline);
  const lines = plan.flatMap(set);

  function lettering(top: number, measure: number) {
    const setting = { x: (SIZE - measure) / 2, measure, gap: 36, track: 0.005 };
    const first = column(head, { ...setting, top });
    const below = { ...setting, top: first.bottom + 44 };
    const largest = date(capitals(day, locale), locale, below);
    return { first, largest, rest: column(lines, { ...setting, top: largest.bottom + 36 }) };
  }

  let measure = MEASURE;
  while (lettering(TOP, measure).rest.bottom > FOOT && measure > MEASURE / 4) measure *= 0.98;
  const spare = FOOT - lettering(TOP, measure).rest.bottom;
  const { first, largest, rest } = lettering(TOP + spare * 0.5, measure);
  return sheet({
    locale,
    scene,
    title,
    foot,
    sky: { radius: 150, count: 21, inks: grounds[ground].sky },
    body: [
      filled(first.d, letters[ground].headline),
      filled(largest.d, letters[ground].date),
      filled(rest.d, palette.onFlame),
    ].join(''),
    march: { enlarge: 4 / 3, words: cards, inks: grounds[ground].march },
  });
}
