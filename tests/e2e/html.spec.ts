import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HtmlValidate } from 'html-validate';
import { locales } from '@/lib/i18n/locales';
import { pages, statePages } from '@/tests/support/e2e-pages';
import { expect, test } from './visitor';

const OUT = fileURLToPath(new URL('../../out', import.meta.url));
const files = readdirSync(OUT, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.html'));

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React has its own spelling of attributes and void elements; HTML treats them the same
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // HTML allows any id without spaces; React's own begin with "_"
    'valid-id': ['error', { relaxed: true }],
    // the ZIP field is of type tel, for its keypad, and autocompletes as postal-code
    'valid-autocomplete': 'off',
    // the stylesheet keeps a phone number on one line
    'tel-non-breaking': 'off',
    // an input without a type is a text field, as intended
    'no-implicit-input-type': 'off',
    // titles end with the season's full name, which is long in Spanish
    'long-title': 'off',
    // Safari drops the list role of lists without markers
    'no-redundant-role': 'off',
    // lists may have a name: the rule itself says "strictly allowed"
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

test('the export has a file for every page, two more for each language, and the frame', () => {
  const locals = locales.length * statePages.length;
  // the pages that are not there, and the cards for partners
  expect(files).toHaveLength(pages.length + locals + 2 * locales.length + 1);
});

test('every picture has a width and a height, so that nothing moves when it comes', () => {
  const pictures = files.flatMap((file) => read(file).match(/<img\b[^>]*>/g) ?? []);
  expect(pictures.length).toBeGreaterThan(100);
  expect(pictures.filter((each) => !/ width="\d+" height="\d+"/.test(each))).toEqual([]);
});

/** Each file, but the pages of all states together, since they differ in names and numbers alone. */
const groups = new Map<string, string[]>();
for (const file of files) {
  const name = file.replace(/call\/.*/, 'call/*.html');
  groups.set(name, [...(groups.get(name) ?? []), file]);
}

for (const [name, own] of groups) {
  test(`${name} is valid HTML`, async () => {
    for (const file of own) {
      const { results } = await validator.validateString(read(file), file);
      const messages = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      );
      expect(messages, file).toEqual([]);
    }
  });

  test(`${name} has no style attribute, which its content policy would forbid`, () => {
    for (const file of own) {
      expect(read(file).match(/<[a-z][^>]*\sstyle=[^>]*>/gi), file).toBeNull();
    }
  });
}

const read = (file: string) => readFileSync(join(OUT, file), 'utf8');
