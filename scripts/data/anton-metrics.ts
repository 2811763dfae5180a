import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anton, CAP_HEIGHT } from '@/scripts/art/lettering';
import { log, readArguments, runScript } from '@/scripts/cli';
import { ROOT } from '@/scripts/paths';

const FILE = 'lib/anton-metrics.json';

/** The characters that a fitted line may contain: its words are set in capitals. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÁÉÍÑÓÚÜ0123456789 $-–.,!?¡¿';

/**
 * The measures of the poster face, in hundredths of its em: the height of the capitals and of the accents
 * on top of them, and of each letter the advance and the left and right edges of its ink. Kerning is left
 * out, as fitted lines are set without.
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
  return { capHeight, accentHeight, letters: Object.fromEntries(letters) };
}

const HELP = `npx tsx scripts/data/anton-metrics.ts

Measures the poster face, after an update of the font.`;

export function main(args: string[]) {
  readArguments(args, HELP);
  writeFileSync(join(ROOT, FILE), `${JSON.stringify(antonMetrics())}\n`);
  log(`The measures of the poster face are in ${FILE}`);
}

await runScript(import.meta, main);
