import { readFileSync } from 'node:fs';
import { inks } from '../inks.mjs';
import { CAP_HEIGHT, line } from '../lettering.mjs';
import { SITE_ADDRESS } from '../locales.mjs';
import { bar, halfSun, rays, tornSheet } from '../path.mjs';
import { drawing, filled } from '../svg.mjs';

/** @import { Locale } from '../locales.mjs' */

const SIZE = 640;
const MARGIN = 34;
const BAR_HEIGHT = 52;
const CAPTION_SIZE = 44;
const LINE_GAP = 14;

const words = {
  en: {
    title: 'A sample selfie: “I dream that my daughter never has to fight for her vote.”',
    caption: ['“I DREAM THAT MY', 'DAUGHTER NEVER HAS TO', 'FIGHT FOR HER VOTE.”'],
    label: 'DREAMS FOR DEMOCRACY',
  },
  es: {
    title:
      'Una selfie de muestra: “Sueño con que mi hija no tenga que luchar por su derecho al voto.”',
    caption: ['“SUEÑO CON QUE MI HIJA', 'NO TENGA QUE LUCHAR', 'POR SU DERECHO AL VOTO.”'],
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

/** What a visitor's selfie looks like when it is done. @param {Locale} locale */
export function selfieSample(locale) {
  const { title, caption, label } = words[locale];
  const cap = CAPTION_SIZE * CAP_HEIGHT;
  const barTop = SIZE - BAR_HEIGHT;
  const stripTop = barTop - 44 - caption.length * (cap + LINE_GAP);
  const captionTop = stripTop + 30;
  const lettering = caption.map((text, index) => {
    const foot = captionTop + cap + index * (cap + LINE_GAP);
    return line(text, CAPTION_SIZE, MARGIN, foot).d;
  });
  const track = { track: 0.03 };
  const labelFoot = barTop + (BAR_HEIGHT + 25 * CAP_HEIGHT) / 2;
  const address = line(SITE_ADDRESS, 25, SIZE - MARGIN, labelFoot, { ...track, anchor: 'end' });
  const body = [
    portrait(locale),
    filled(
      tornSheet(
        { x: -6, y: stripTop, width: SIZE + 12, height: SIZE - stripTop },
        { depth: 9, teeth: 24 },
      ),
      inks.sheet,
    ),
    filled(lettering.join(''), inks.ink),
    filled(bar(0, barTop, SIZE, BAR_HEIGHT), inks.ink),
    filled(line(label, 25, MARGIN, labelFoot, track).d, inks.paper),
    filled(address.d, inks.gold),
    corner(),
  ];
  return drawing({ width: SIZE, height: SIZE, title, body: body.join('') });
}
