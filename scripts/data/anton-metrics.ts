import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anton, CAP_HEIGHT, posterFonts } from '@/scripts/art/lettering';
import { log, readArguments } from '@/scripts/cli';
import { ROOT } from '@/scripts/paths';

const FILE = 'lib/lettering/anton-metrics.json';

/** All that a fitted line may contain; it is set in capitals. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÁÉÍÑÓÚÜ0123456789 $-–.,!?¡¿';

/**
 * Measures of the poster font in hundredths of an em: capitals, accents above them, and of each
 * letter the advance and the left and right edge. No kerning, since fitted lines do not use it.
 */
export function antonMetrics() {
  const hundredths = (units: number) => Math.round((units * 1000) / anton.unitsPerEm) / 10;
  const capHeight = Math.round(100 * CAP_HEIGHT);
  const top = Math.max(...anton.layout(LETTERS).glyphs.map(({ bbox }) => bbox.maxY));
  const accentHeight = Math.round((100 * top) / anton.unitsPerEm) - capHeight;
  const letters = [...LETTERS].map((letter) => {
    const [glyph] = anton.layout(letter).glyphs;
    const { advanceWidth = 0, bbox } = glyph ?? {};
    const isBlank = letter.trim() === '';
    const measures = isBlank ? [advanceWidth] : [advanceWidth, bbox?.minX ?? 0, bbox?.maxX ?? 0];
    return [letter, measures.map(hundredths)];
  });
  return { capHeight, accentHeight, covered: covered(), letters: Object.fromEntries(letters) };
}

/** Control, combining and invisible characters. */
const NONE = /[\p{C}\p{M}\p{DI}\uffff]/u;

/** The characters of all of the font's files, as the inside of a regular expression's class. */
function covered(): string {
  const all = new Set(posterFonts.flatMap(({ characterSet }) => characterSet));
  const has = (code: number) => all.has(code) && !NONE.test(String.fromCodePoint(code));
  const written = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`;
  const firsts = [...all].filter((code) => has(code) && !has(code - 1)).sort((a, b) => a - b);
  const ranges = firsts.map((first) => {
    let last = first;
    while (has(last + 1)) last += 1;
    return written(first) + (last > first ? `-${written(last)}` : '');
  });
  return ranges.join('');
}

const HELP = `node scripts/run.mjs data/anton-metrics

Measures the poster face, after an update of the font.`;

export function main(args: string[]) {
  readArguments(args, HELP);
  writeFileSync(join(ROOT, FILE), `${JSON.stringify(antonMetrics())}\n`);
  log(`The measures of the poster face are in ${FILE}`);
}
