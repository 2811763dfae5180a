import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesUnder } from './support/files';

const TOKENS = 'components/shell/tokens.css';
const BREAKPOINTS_PX = ['371px', '768px', '992px', '1200px'];
const COLOUR_WORDS = 'white|black|red|gold|orange|yellow|green|blue|purple|gr[ae]y|silver|brown';

const withoutComments = (css: string) => css.replace(/\/\*.*?\*\//gs, '');
const sheets = [...filesUnder('components', /\.css$/)].map(({ path, text }) => ({
  path,
  css: withoutComments(text),
}));

const setIn = (css: string) => Array.from(css.matchAll(/(--[\w-]+)\s*:/g), ([, name]) => name);
const usedIn = (css: string) => Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name);

const fonts = readFileSync('components/shell/fonts.ts', 'utf8');
const tokens = new Set([
  ...setIn(readFileSync(TOKENS, 'utf8')),
  ...Array.from(fonts.matchAll(/variable: '(--[\w-]+)'/g), ([, name]) => name),
]);

/** The values of a sheet, without the names of tokens in them. */
const valuesIn = (css: string) =>
  Array.from(css.matchAll(/[\w-]+\s*:\s*([^;{}]+)[;}]/g), ([, value]) =>
    (value ?? '').replace(/var\(--[\w-]+/g, ''),
  );

describe.each(sheets)('$path', ({ css }) => {
  test('spends only tokens that exist', () => {
    const own = new Set(setIn(css));
    expect(usedIn(css).filter((name) => !tokens.has(name) && !own.has(name))).toEqual([]);
  });

  test('turns only at the four breakpoints', () => {
    const widths = Array.from(css.matchAll(/@media[^{]*?(?:width)\s*[:<>=]+\s*([\w.]+)/g));
    expect(widths.map(([, px]) => px).filter((px) => !BREAKPOINTS_PX.includes(px ?? ''))).toEqual(
      [],
    );
  });
});

describe.each(sheets.filter(({ path }) => path !== TOKENS))('$path', ({ css }) => {
  test('has no colour of its own', () => {
    const colour = new RegExp(
      `#[0-9a-f]{3,8}\\b|\\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(|\\b(${COLOUR_WORDS})\\b`,
      'i',
    );
    const addressesAside = valuesIn(css).map((value) => value.replace(/url\([^)]*\)/g, ''));
    expect(addressesAside.filter((value) => colour.test(value))).toEqual([]);
  });
});

describe('the inks of the pages and of what is drawn are one', () => {
  const TOKEN = /--(\w+): (#[0-9a-f]{6});/gi;
  const INK = /\b(\w+): '(#[0-9a-f]{6})'/gi;
  const inksIn = (path: string, pattern: RegExp) =>
    Array.from(readFileSync(path, 'utf8').matchAll(pattern), ([, name = '', ink = '']) => ({
      name,
      ink: ink.toLowerCase(),
    }));
  // the first of each name: the dark scheme comes after
  const ofPages = new Map(
    inksIn(TOKENS, TOKEN)
      .reverse()
      .map(({ name, ink }) => [name, ink]),
  );

  test.each([
    ['scripts/art/inks.mjs', ['paper', 'sheet', 'ink', 'gold', 'flame', 'stick', 'night']],
    ['lib/browser/pictures/selfie-poster.ts', ['paper', 'sheet', 'ink', 'gold', 'flame']],
    ['lib/browser/pictures/crossing-picture.ts', ['night']],
  ])('%s', (path, names) => {
    const drawn = inksIn(path, INK);
    for (const name of names) {
      expect(drawn.find((each) => each.name === name)?.ink, name).toBe(ofPages.get(name));
    }
  });

  test.each([
    ['lib/content/metadata.ts', /(\w+_color): '(#[0-9a-f]{6})'/gi],
    ['public/embed/widget.css', /(color|background): (#[0-9a-f]{6});/gi],
  ])('%s', (path, pattern) => {
    const used = inksIn(path, pattern).map(({ ink }) => ink);
    expect(used).toHaveLength(2);
    expect(used.filter((ink) => ![...ofPages.values()].includes(ink))).toEqual([]);
  });
});
