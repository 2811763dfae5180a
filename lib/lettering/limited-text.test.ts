import { describe, expect, test, vi } from 'vitest';
import { charactersLeft, graphemes, limitText } from './limited-text';

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
    expect(charactersLeft(family.repeat(139), 140)).toBe(1);
    expect(charactersLeft(family.repeat(140), 140)).toBe(0);
  });

  test('a letter under 50,000 marks does not pass as one character', () => {
    const typed = `a${'\u0301'.repeat(50_000)}`;
    const { text, isCut } = limitText(typed, typed.length, 140);
    expect(isCut).toBe(true);
    expect(text.length).toBeLessThanOrEqual(140 * 16);
    expect(charactersLeft(text, 140)).toBe(0);
  });
});

describe('what is typed', () => {
  const full = 'a'.repeat(140);
  const dreams = 'My dream for all. '.repeat(8);

  // a bar marks the caret
  test.each([
    ['is kept', 'My drea|', 'My drea|', false],
    ['loses leading white space', ' \n My|', 'My|', false],
    ['keeps a space before the next word', 'My |', 'My |', false],
    ['stops at the limit', `${full}b|`, `${full}|`, true],
    ['stops at the limit in the middle, too', `aab|${full.slice(2)}`, `aa|${full.slice(2)}`, true],
    ['fits what there is room for', `a${'b'.repeat(150)}|`, `a${'b'.repeat(139)}|`, true],
    ['keeps what is behind', `My ${'b'.repeat(200)}|dream.`, `My ${'b'.repeat(131)}|dream.`, true],
    ['that replaces all is cut', `${dreams}for anyone.|`, `${dreams.slice(0, 140)}|`, true],
    ['counts families as one', `${family.repeat(150)}|`, `${family.repeat(140)}|`, true],
  ])('%s', (_, typed, kept, isCut) => {
    const limited = limitText(typed.replace('|', ''), typed.indexOf('|'), 140);
    const { text, caret } = limited;
    expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(kept);
    expect(limited.isCut).toBe(isCut);
  });

  test.each([
    ['before the caret', 2_000_000],
    ['behind the caret', 0],
  ])('two million characters %s are cut at once', (_, caret) => {
    const typed = 'e\u0301'.repeat(1_000_000);
    const began = performance.now();
    const { text } = limitText(typed, caret, 140);
    // counting them all would take seconds
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(text).toBe('e\u0301'.repeat(140));
  });
});
