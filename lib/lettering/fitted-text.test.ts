import { describe, expect, test } from 'vitest';
import { fittedText } from './fitted-text';

describe('a fitted line', () => {
  test.each([
    ['Burr', 'BURR', '3.8 0 185 87'],
    ['Tillis', 'TILLIS', '1 0 207.6 87'],
    ['Luján', 'LUJÁN', '3.8 -24 224.4 111'],
    ['your two', 'YOUR TWO', '0.5 0 367.5 87'],
  ])('of %s has the box of its ink', (words, text, viewBox) => {
    expect(fittedText(words, 'en')).toMatchObject({ text, viewBox, baseline: 86.5 });
  });

  test.each([
    ['Lee', 'Romney'],
    ['King', 'Collins'],
  ])('of %s is at most half as high again as that of %s', (short, long) => {
    const widthOf = (viewBox: string) => Number(viewBox.split(' ')[2]);
    const { viewBox } = fittedText(short, 'en', long);
    expect(widthOf(fittedText(long, 'en', short).viewBox)).toBe(fittedText(long, 'en').width);
    expect(widthOf(fittedText(long, 'en').viewBox) / widthOf(viewBox)).toBeLessThan(1.51);
  });

  test('has a box for letters that the table lacks, and for none', () => {
    expect(fittedText('Ж', 'en').viewBox).toBe('3 0 42 87');
    expect(fittedText('', 'en').viewBox).toBe('0 0 0 87');
  });
});
