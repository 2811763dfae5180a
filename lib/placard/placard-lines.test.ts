import { describe, expect, test } from 'vitest';
import { PLACARD, placardLines, WORDS_LIMIT } from './placard-lines';

describe('the words on a placard', () => {
  test.each([
    ['I want my daughter to vote', ['I WANT MY', 'DAUGHTER', 'TO VOTE']],
    ['This one.', ['THIS', 'ONE.']],
    ['Vote', ['VOTE']],
    ['  Quiero   votar\nmañana ', ['QUIERO', 'VOTAR', 'MAÑANA']],
    ['', []],
  ])('of %j are set on lines of their own size', (words, texts) => {
    expect(placardLines(words, 'en').map(({ text }) => text)).toEqual(texts);
  });

  test.each([
    'a b c d e f g h i j k l m n o p q r s t u v w x y z 1 2 3 4',
    'm'.repeat(WORDS_LIMIT),
    'ÁÉ ÍÓ ÚÑ ÁÉ ÍÓ ÚÑ ÁÉ ÍÓ ÚÑ ÁÉ ÍÓ ÚÑ ÁÉ ÍÓ ÚÑ ÁÉ ÍÓ ÚÑ',
    '投票 ✊🏽 голос',
  ])('%j stay on it, on four lines at most', (words) => {
    const lines = placardLines(words, 'en');
    expect(lines.length).toBeLessThanOrEqual(4);
    for (const { width, size, foot } of lines) {
      expect(width).toBeLessThanOrEqual(PLACARD.width - 80);
      expect(foot - size * 0.87).toBeGreaterThan(20);
      expect(foot).toBeLessThan(PLACARD.height - 20);
    }
  });
});
