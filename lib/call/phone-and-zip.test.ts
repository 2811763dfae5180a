import { expect, test } from 'vitest';
import { looksLikePhone, looksLikeZip, phoneDigits, phoneLink, plainDigits } from './phone-and-zip';

test.each([
  ['2025550142', true],
  ['(202) 555-0142', true],
  ['202.555.0142', true],
  [' 202 555 0142 ', true],
  ['+1 202 555 0142', true],
  ['1-202-555-0142', true],
  ['202555014', false],
  ['20255501421', false],
  ['+44 20 7946 0958', false],
  ['202-555-CALL', false],
  ['', false],
])('a phone number typed as "%s": %s', (typed, isAmerican) => {
  expect(looksLikePhone(typed)).toBe(isAmerican);
});

test.each([
  ['26001', true],
  [' 26001 ', true],
  ['26001-1234', true],
  ['260011234', true],
  ['26001 1234', true],
  ['26001 - 1234', true],
  ['\u202A26001\u202C', true],
  ['２６００１', true],
  ['\u00A026001\u20131234', true],
  ['126001', false],
  ['2600', false],
  ['26001-12', false],
  ['K1A 0B1', false],
  ['', false],
])('a ZIP typed as "%s": %s', (typed, isAmerican) => {
  expect(looksLikeZip(typed)).toBe(isAmerican);
});

test.each([
  ['(202) 224-3121', 'tel:+12022243121'],
  ['202.224.3121', 'tel:+12022243121'],
  ['1-202-224-3121', 'tel:+12022243121'],
  ['+1 202 224 3121', 'tel:+12022243121'],
])('%s is dialled as %s', (written, href) => {
  expect(phoneLink(written)).toBe(href);
});

test.each([
  ['marks of direction around it', '\u202A(202) 555-0142\u202C'],
  ['marks before it', '\u200E\u200F\u2066\u2067\u2068(202) 555-0142\u2069'],
  ['hyphens that do not break', '(202) 555\u20110142'],
  ['dashes', '(202) 555\u20130142'],
  ['a minus sign', '(202) 555\u22120142'],
  ['blanks that do not break', '\u00A0(202)\u00A0555-0142\u202F'],
  ['wide digits and signs', '（２０２）\u3000５５５－０１４２'],
  ['a soft hyphen, and a mark of the file’s beginning', '\uFEFF(202) 555\u00AD-0142'],
  ['Arabic digits', '(٢٠٢) ٥٥٥-٠١٤٢'],
  ['Persian digits', '(۲۰۲) ۵۵۵-۰۱۴۲'],
  ['keycaps', '(2\ufe0f\u20e30\ufe0f\u20e32\ufe0f\u20e3) 555-0142'],
  ['a grapheme joiner, a filler and half an emoji', '(202)\u034f 555\u3164-0142\ud83d'],
  ['nothing odd', ' (202) 555-0142\t'],
])('a number with %s is the number', (_, typed) => {
  expect(plainDigits(typed)).toBe('(202) 555-0142');
  expect(looksLikePhone(typed)).toBe(true);
  expect(phoneDigits(typed)).toBe('2025550142');
});

test.each(Intl.supportedValuesOf('numberingSystem'))(
  'digits as %s writes them are plain',
  (system) => {
    const written = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
    const numbers = [7030, 26001, 1234567890].map((each) => [written.format(each), String(each)]);
    for (const [typed = '', plain] of numbers) {
      if (/^\p{Nd}+$/u.test(typed)) expect(plainDigits(typed)).toBe(plain);
    }
  },
);

test.each([
  ['wide letters', 'Ｋ１Ａ ０Ｂ１', 'K1A 0B1'],
  ['nothing but invisible signs', '\u200B\u2060\u00A0', ''],
  ['what is not American', '+44 20 7946 0958', '+44 20 7946 0958'],
])('%s', (_, typed, plain) => {
  expect(plainDigits(typed)).toBe(plain);
});

test.each(['112025550142', '442079460958'])('%s is not American, and keeps its digits', (typed) =>
  expect(phoneDigits(typed)).toBe(typed),
);
