import { readFileSync } from 'node:fs';
import { inks } from '../inks.mjs';
import { CAP_HEIGHT, fit, line, stack } from '../lettering.mjs';
import { SITE_ADDRESS } from '../locales.mjs';
import { bar, halfSun, rays, tornSheet } from '../path.mjs';
import { drawing, filled } from '../svg.mjs';

/** @import { Locale } from '../locales.mjs' */

const SIZE = 640;
const MARGIN = 34;
const BAR_HEIGHT = 52;
const MEASURE = SIZE - 2 * MARGIN;
const LINE_GAP = 12;

const words = {
  en: {
    title: 'A sample selfie: “I dream that my daughter never has to fight for her vote.”',
    caption: ['“I DREAM THAT MY DAUGHTER NEVER', 'HAS TO FIGHT FOR HER VOTE.”'],
    key: { before: 'HAS TO FIGHT FOR HER ', word: 'VOTE' },
    label: 'DREAMS FOR DEMOCRACY',
  },
  es: {
    title:
      'Una selfie de muestra: “Sueño con que mi hija no tenga que luchar por su derecho al voto.”',
    caption: ['“SUEÑO CON QUE MI HIJA NO TENGA', 'QUE LUCHAR POR SU DERECHO AL VOTO.”'],
    key: { before: 'QUE LUCHAR POR SU DERECHO AL ', word: 'VOTO' },
    label: 'SUEÑOS DE DEMOCRACIA',
  },
};

/** The photo: a mother and her daughter before a sunlit wall, others in each language. @param {Locale} locale */
function portrait(locale) {
  const file = new URL(`../figures/portrait-${locale}.svg`, import.meta.url);
  return readFileSync(file, 'utf8').replace(/<\/?svg.*>/g, '');
}

function corner() {
  const sun =
    halfSun(59, 76, 19) +
    rays(59, 76, { count: 9, inner: 26, reach: 56, short: 0.84, fill: 0.54, seed: 5 });
  return filled(bar(0, 0, 118, 92), inks.flame) + filled(sun, inks.gold);
}

/**
 * The stroke under the key word of the last line.
 *
 * @param {{ before: string, word: string }} key
 * @param {{ text: string, foot: number, cap: number } | undefined} last
 */
function underline({ before, word }, last) {
  if (!last) return '';
  const size = last.cap / CAP_HEIGHT;
  const left = MARGIN + line(before + word, size).width - line(word, size).width;
  return bar(left, last.foot + size * 0.06, line(word, size).width, size * 0.09);
}

/** What a visitor's selfie looks like when it is done. @param {Locale} locale */
export function selfieSample(locale) {
  const { title, caption, key, label } = words[locale];
  const barTop = SIZE - BAR_HEIGHT;
  const rows = caption.map((text) => ({ text, measure: MEASURE }));
  const { bottom } = stack(rows, { top: 0, gap: LINE_GAP });
  const captionTop = barTop - 34 - bottom;
  const stripTop = captionTop - 30;
  const { lines } = stack(rows, { top: captionTop, gap: LINE_GAP });
  const lettering = lines.map(({ text, foot }) => fit(text, MEASURE, MARGIN, foot).d);
  const track = { track: 0.03 };
  const labelFoot = barTop + (BAR_HEIGHT + 25 * CAP_HEIGHT) / 2;
  const address = line(SITE_ADDRESS, 25, SIZE - MARGIN, labelFoot, { ...track, anchor: 'end' });
  const body = [
    `<g transform="translate(-32) scale(1.1)">${portrait(locale)}</g>`,
    filled(
      tornSheet(
        { x: -6, y: stripTop, width: SIZE + 12, height: SIZE - stripTop },
        { depth: 9, teeth: 24 },
      ),
      inks.sheet,
    ),
    filled(underline(key, lines.at(-1)), inks.flame),
    filled(lettering.join(''), inks.ink),
    filled(bar(0, barTop, SIZE, BAR_HEIGHT), inks.ink),
    filled(line(label, 25, MARGIN, labelFoot, track).d, inks.paper),
    filled(address.d, inks.gold),
    corner(),
  ];
  return drawing({ width: SIZE, height: SIZE, title, body: body.join('') });
}
