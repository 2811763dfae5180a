import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  captionForImage,
  captionOr,
  charactersLeft,
  graphemes,
  isLatin,
  isRightToLeft,
  limitCaption,
} from './caption';

afterEach(() => vi.unstubAllGlobals());

const family = '👩‍👩‍👧‍👦';
const counted: [string, number][] = [
  ['', 0],
  ['vote', 4],
  ['sue\u006e\u0303o', 5],
  [family, 1],
  ['👍🏿', 1],
  ['🇺🇸🇲🇽', 2],
  ['❤️', 1],
  ['שָׁלוֹם', 4],
];

describe('counting as a person counts', () => {
  test.each(counted)('%j is %i', (text, count) => expect(graphemes(text)).toHaveLength(count));

  test.each(counted)('%j is %i without a segmenter', (text, count) => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(graphemes(text)).toHaveLength(count);
    expect(graphemes(text).join('')).toBe(text);
  });

  test('140 families leave nothing', () => {
    expect(charactersLeft(family.repeat(139))).toBe(1);
    expect(charactersLeft(family.repeat(140))).toBe(0);
  });

  test('a letter under 50,000 marks does not pass as one character', () => {
    const { caption } = limitCaption('', `a${'\u0301'.repeat(50_000)}`);
    expect(caption.length).toBeLessThanOrEqual(140 * 16);
    expect(charactersLeft(caption)).toBe(0);
  });
});

describe('what is typed', () => {
  const full = 'a'.repeat(140);

  test.each([
    ['is kept', 'My dre', 'My drea', 'My drea', null],
    ['loses leading white space', '', ' \n My', 'My', null],
    ['keeps a space before the next word', 'My', 'My ', 'My ', null],
    ['stops at the limit', full, `${full}b`, full, 140],
    ['stops at the limit in the middle, too', full, `aab${full.slice(2)}`, full, null],
    [
      'fits as much of a paste as there is room',
      'a',
      `a${'b'.repeat(150)}`,
      `a${'b'.repeat(139)}`,
      140,
    ],
    [
      'keeps the words behind a paste',
      'My dream.',
      `My ${'b'.repeat(200)}dream.`,
      `My ${'b'.repeat(131)}dream.`,
      134,
    ],
    ['counts families, not their members', '', family.repeat(150), family.repeat(140), null],
  ])('%s', (_, before, typed, caption, caret) => {
    const limited = limitCaption(before, typed);
    expect(limited.caption).toBe(caption);
    if (caret !== null) expect(limited.caret).toBe(caret);
  });

  test('an empty caption falls back to the default comment', () => {
    expect(captionOr('  ', 'My dream')).toBe('My dream');
    expect(captionOr(' Vote ', 'My dream')).toBe('Vote');
  });
});

describe('the caption as it is drawn', () => {
  test.each([
    ['newlines become spaces', 'one\ntwo\r\nthree', '“ONE TWO THREE”'],
    ['capitals', 'I dream', '“I DREAM”'],
    ['Spanish capitals', 'Sueño con más acción', '“SUEÑO CON MÁS ACCIÓN”'],
    ['straight quotes go', '"I dream"', '“I DREAM”'],
    ['curly quotes go', '“I dream”', '“I DREAM”'],
    ['single quotes go', "'I dream'", '“I DREAM”'],
    ['curly single quotes go', '‘I dream’', '“I DREAM”'],
    ['only one on each side', '""I dream""', '“"I DREAM"”'],
    ['only a leading one', '"Now" is the time', '“NOW" IS THE TIME”'],
    ['a quote behind a newline stays', '\n"Now', '“ "NOW”'],
    ['an apostrophe inside stays', "don't wait", "“DON'T WAIT”"],
    ['a quote alone', '"', '“”'],
    ['an eszett', 'straße', '“STRASSE”'],
  ])('%s', (_, caption, drawn) => expect(captionForImage(caption)).toBe(drawn));

  test.each([
    ['I dream', false, true],
    ['Sueño 😊 con', false, true],
    ['אני חולם', true, false],
    ['😊 أحلم', true, false],
    ['2021: حلم', true, false],
    ['Мечта', false, false],
    ['投票', false, false],
  ])('%j: from right to left %s, Latin %s', (caption, runsLeft, latin) => {
    expect(isRightToLeft(caption)).toBe(runsLeft);
    expect(isLatin(caption)).toBe(latin);
  });
});

test.each([
  ['100 kB of words', 'vote '.repeat(20_000)],
  ['50,000 marks on one letter', `e${'\u0301'.repeat(50_000)}`],
])('a caption of %s is cut at once, and what stood around it stays', (_, pasted) => {
  const began = performance.now();
  const { caption } = limitCaption('My dream', `My ${pasted}dream`);
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(caption).toMatch(/^My .*dream$/su);
  // 140 characters of at most 8 code units, which is what marks are counted in
  expect(caption.length).toBeLessThanOrEqual(140 * 8);
});
