import { languages } from '../../../lib/i18n/languages.mjs';
import { cardWords } from '../content.mjs';
import { inks } from '../inks.mjs';
import { column, fit, line } from '../lettering.mjs';
import { bar } from '../path.mjs';
import { grounds } from '../poster.mjs';
import { filled } from '../svg.mjs';
import { capitals, SIZE, sheet } from './sheet.mjs';

/** @import { Locale } from '../content.mjs' @import { BillWords, Scene } from './graphics.mjs' */

const MARGIN = 64;
const MEASURE = SIZE - MARGIN * 2;

/** The vertical room for the lettering: below it the march carries its cards. */
const TOP = 72;
const FOOT = 720;

/** The inks of a poster's letters, by its ground. */
const letters = {
  red: { headline: inks.gold, date: inks.onFlame },
  night: { headline: inks.onFlame, date: inks.gold },
};

/**
 * The date at the width of the sheet. Spanish sets its "de" as a small catchword between two bars,
 * as poster printers did, so that day and month are as tall as in English.
 *
 * @param {string} text in capitals
 * @param {Locale} locale
 * @param {number} top
 * @returns {{ d: string, bottom: number }}
 */
function date(text, locale, top) {
  /** @type {import('../../../lib/i18n/languages.mjs').Language} */
  const { dateWord } = languages[locale];
  const catchword = dateWord?.toLocaleUpperCase(locale);
  const [day, month] = catchword ? text.split(` ${catchword} `) : [];
  if (!catchword || !day || !month) {
    const bottom = top + fit(text, MEASURE).cap;
    return { d: fit(text, MEASURE, MARGIN, bottom).d, bottom };
  }

  const width = 84;
  const air = 26;
  const sample = line(day, 100).width + line(month, 100).width;
  const size = (100 * (MEASURE - width - air * 2)) / sample;
  const { cap, width: dayWidth } = line(day, size);
  const bottom = top + cap;
  const left = MARGIN + dayWidth + air;
  const word = fit(catchword, width);
  const middle = top + cap / 2;
  const rule = 12;
  const d = [
    line(day, size, MARGIN, bottom).d,
    fit(catchword, width, left, middle + word.cap / 2).d,
    bar(left, middle - word.cap / 2 - 22 - rule, width, rule),
    bar(left, middle + word.cap / 2 + 22, width, rule),
    line(month, size, MARGIN + MEASURE, bottom, { anchor: 'end' }).d,
  ].join('');
  return { d, bottom };
}

/**
 * Toolkit graphic: a poster for one day, the date as large as the sheet allows. With few lines the
 * lettering is set lower, so that the sheet is not top-heavy.
 *
 * @param {Locale} locale
 * @param {BillWords} words
 * @param {Scene} scene
 * @param {string} title
 */
export function bill(locale, { ground, headline, date: day, plan, foot }, scene, title) {
  const setting = { x: MARGIN, measure: MEASURE, gap: 36, track: 0.005 };

  /** @param {number} top */
  function lettering(top) {
    const first = column([capitals(headline, locale)], { ...setting, top });
    const largest = date(capitals(day, locale), locale, first.bottom + 44);
    const lines = plan.map((each) => capitals(each, locale));
    return { first, largest, rest: column(lines, { ...setting, top: largest.bottom + 36 }) };
  }

  const spare = FOOT - lettering(TOP).rest.bottom;
  if (spare < 0)
    throw new Error(`"${title}": the lines run into the march; make one longer or fewer`);
  const { first, largest, rest } = lettering(TOP + spare * 0.5);
  return sheet({
    locale,
    scene,
    title,
    foot,
    sky: { radius: 150, count: 21, inks: grounds[ground].sky },
    body: [
      filled(first.d, letters[ground].headline),
      filled(largest.d, letters[ground].date),
      filled(rest.d, inks.onFlame),
    ].join(''),
    march: { enlarge: 4 / 3, words: cardWords(locale), inks: grounds[ground].march },
  });
}
