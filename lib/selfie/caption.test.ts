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
    const typed = `a${'\u0301'.repeat(50_000)}`;
    const { caption, isCut } = limitCaption(typed, typed.length);
    expect(isCut).toBe(true);
    expect(caption.length).toBeLessThanOrEqual(140 * 16);
    expect(charactersLeft(caption)).toBe(0);
  });
});

describe('what is typed', () => {
  const full = 'a'.repeat(140);

  // a bar is the caret
  test.each([
    ['is kept', 'My drea|', 'My drea|', false],
    ['loses leading white space', ' \n My|', 'My|', false],
    ['keeps a space before the next word', 'My |', 'My |', false],
    ['stops at the limit', `${full}b|`, `${full}|`, true],
    ['stops at the limit in the middle, too', `aab|${full.slice(2)}`, `aa|${full.slice(2)}`, true],
    ['fits what there is room for', `a${'b'.repeat(150)}|`, `a${'b'.repeat(139)}|`, true],
    ['keeps what is behind', `My ${'b'.repeat(200)}|dream.`, `My ${'b'.repeat(131)}|dream.`, true],
    [
      'that replaces all is cut at its own 140th character, whatever it replaced',
      `${'My dream for all. '.repeat(8)}|`.replace('|', 'for anyone.|'),
      `${'My dream for all. '.repeat(8).slice(0, 140)}|`,
      true,
    ],
    ['counts families as one', `${family.repeat(150)}|`, `${family.repeat(140)}|`, true],
  ])('%s', (_, typed, caption, isCut) => {
    const limited = limitCaption(typed.replace('|', ''), typed.indexOf('|'));
    const { caret } = limited;
    expect(`${limited.caption.slice(0, caret)}|${limited.caption.slice(caret)}`).toBe(caption);
    expect(limited.isCut).toBe(isCut);
  });

  test.each([
    ['before the caret', 2_000_000],
    ['behind the caret', 0],
  ])('two million characters %s are cut at once', (_, caret) => {
    const typed = 'e\u0301'.repeat(1_000_000);
    const began = performance.now();
    const { caption } = limitCaption(typed, caret);
    // counting them all takes seconds
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(caption).toBe('e\u0301'.repeat(140));
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
