import { expect, test } from 'vitest';
import { inPosterFace, lackingLetters } from './poster-letters';

test.each([
  ['a narrow space that does not break', '10:45\u202fAM', '10:45 AM'],
  ['a hyphen that does not break', 'SIT\u2011IN', 'SIT-IN'],
  ['a figure dash and a bar', '2020\u20122021 \u2015', '2020-2021 —'],
  ['a soft hyphen, a joiner and a mark of direction', 'DEMO\u00adCRA\u2060CY\u200e', 'DEMOCRACY'],
  ['a variation selector', '1\ufe0e', '1'],
  ['ligatures', 'O\ufb03CE', 'OffiCE'],
  ['wide letters', 'ＶＯＴＥ！', 'VOTE!'],
  ['a fraction, a numeral and raised digits', '⅓ Ⅷ 2⁴', '1⁄3 VIII 24'],
  ['a letter and its accents on their own', 'ACCIO\u0301N, O\u031b', 'ACCIÓN, Ơ'],
  ['the okina and letters of many accents', 'HAWAIʻI Ế Ǟ Ḗ', 'HAWAIʻI Ế Ǟ Ḗ'],
  ['what the face has', '$15 − ½ × 2² ≠', '$15 − ½ × 2² ≠'],
  ['an emoji, with what joins its parts', '❤\ufe0f 👩🏽\u200d🌾', '❤\ufe0f 👩🏽\u200d🌾'],
])('%s', (_, text, set) => expect(inPosterFace(text)).toBe(set));

test.each([
  ['Vote ✊🏿 →', ['✊🏿', '→']],
  ['Наша мечта', [...'Нашмечт', ...'АШМЕЧТ']],
  ['投', ['投']],
  ['Acción “ﬁrst” 10:45\u202fam, Hawaiʻi', []],
])('in “%s” the face lacks %j', (text, letters) => {
  expect(lackingLetters(text).sort()).toEqual([...letters].sort());
});
