import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { paletteStylesheet } from '@/lib/colours/palette-css';
import { locales } from '@/lib/i18n/locales';
import { readBundle } from '@/tests/support/checked-content';
import { filesUnder } from './support/files';
import { FIXTURE } from './support/fixture';

const TOKENS = 'components/ui/tokens.css';
const BREAKPOINTS_PX = ['371px', '768px', '992px', '1200px'];
const COLOUR_WORDS = 'white|black|red|gold|orange|yellow|green|blue|purple|gr[ae]y|silver|brown';

const sheets = filesUnder('components', /\.css$/).map(({ path, text }) => ({
  path,
  css: text.replace(/\/\*.*?\*\//gs, ''),
}));

const setIn = (css: string) => Array.from(css.matchAll(/(--[\w-]+)\s*:/g), ([, name]) => name);

const fonts = readFileSync('components/shell/fonts.ts', 'utf8');
const palette = paletteStylesheet(readBundle(FIXTURE).campaign.inks);
const tokens = new Set([
  ...setIn(readFileSync(TOKENS, 'utf8')),
  ...setIn(palette),
  ...Array.from(fonts.matchAll(/variable: '(--[\w-]+)'/g), ([, name]) => name),
]);

const valuesIn = (css: string) =>
  Array.from(css.matchAll(/[\w-]+\s*:\s*([^;{}]+)[;}]/g), ([, value]) =>
    (value ?? '').replace(/var\(--[\w-]+/g, ''),
  );

describe.each(sheets)('$path', ({ css }) => {
  test('spends only tokens that exist', () => {
    const own = new Set(setIn(css));
    const used = Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name);
    expect(used.filter((name) => !tokens.has(name) && !own.has(name))).toEqual([]);
  });

  test('says its layer, and leaves what wins to it', () => {
    const unlayered = /^(?!@import |@font-face |@layer (base|layout|ui|feature|print)\b)[^\s}].*/gm;
    expect(css.match(unlayered)).toBeNull();
    expect(css.match(/(\.[\w-]+)\1(?![\w-])|:nth-child\(n\)|composes:/)).toBeNull();
  });

  test('turns only at the four breakpoints', () => {
    const widths = Array.from(css.matchAll(/@media[^{]*?(?:width)\s*[:<>=]+\s*([\w.]+)/g));
    expect(widths.map(([, px]) => px).filter((px) => !BREAKPOINTS_PX.includes(px ?? ''))).toEqual(
      [],
    );
  });
});

test('a sheet is its feature’s own, and lists of classes are joined by clsx', () => {
  const parts = filesUnder('components', /(?<!\.test)\.tsx$/).map(({ path, text }) => ({
    path,
    text: text.replaceAll(`@/${path.split('/', 2).join('/')}/`, './'),
  }));
  const features = parts.filter(({ path }) => !/^components\/(screens|gallery)\//.test(path));
  const foreign = /'@\/components\/(?!ui\/).*\.css'/;
  expect(features.filter(({ text }) => foreign.test(text)).map(({ path }) => path)).toEqual([]);
  expect(parts.filter(({ text }) => /className=\{[`[]/.test(text))).toEqual([]);
});

test('a class that is written out is a utility of the base', () => {
  const base = sheets.filter(({ path }) => /^components\/ui\/[\w-]+\.css$/.test(path));
  const utilities = base.flatMap(({ css }) =>
    Array.from(css.matchAll(/\.([a-z]\w*)(?=[^{};]*\{)/gi), ([, name]) => name),
  );
  const written = filesUnder('components', /(?<!\.test)\.tsx$/).flatMap(({ text }) =>
    Array.from(text.matchAll(/(?:className="|clsx\(')([^"']+)/g), ([, names = '']) =>
      names.split(' '),
    ),
  );
  expect(written.flat().filter((name) => !utilities.includes(name))).toEqual([]);
});

test.each(locales)('in %s the march carries the words of its language', (locale) => {
  expect(palette).toContain(
    `:lang(${locale}) {\n  --march-light: url("../../drawn/art/march-light-${locale}.svg");`,
  );
});

test.each(sheets.filter(({ path }) => path !== TOKENS))(
  '$path has no colour of its own',
  ({ css }) => {
    const colour = new RegExp(
      `#[0-9a-f]{3,8}\\b|\\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(|\\b(${COLOUR_WORDS})\\b`,
      'i',
    );
    const addressesAside = valuesIn(css).map((value) => value.replace(/url\([^)]*\)/g, ''));
    expect(addressesAside.filter((value) => colour.test(value))).toEqual([]);
  },
);
