import { describe, expect, test } from 'vitest';
import { captionForImage, captionOr, isLatin, isRightToLeft } from './caption';

test('an empty caption falls back to the default comment', () => {
  expect(captionOr('  ', 'My dream')).toBe('My dream');
  expect(captionOr(' Vote ', 'My dream')).toBe('Vote');
  expect(captionOr('Vote \ud83d', 'My dream')).toBe('Vote \ufffd');
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
    ['spaces and hyphens that do not break', '10:45\u202fam sit\u2011in', '“10:45 AM SIT-IN”'],
  ])('%s', (_, caption, drawn) => expect(captionForImage(caption)).toBe(drawn));

  test.each([
    ['I dream', false, true],
    ['Sueño 😊 con', false, true],
    ['Hawaiʻi, Ơ, ﬁrst', false, true],
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
