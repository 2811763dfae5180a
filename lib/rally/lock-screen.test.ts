import { describe, expect, test } from 'vitest';
import { fittedText } from '@/lib/lettering/fitted-text';
import { CLEAR, LOCK_SCREEN, lockScreenBlocks } from './lock-screen';

const row = (number: string) => ({ name: 'Legal help line', number });
const phones = ['(304) 555-0142', '(304) 555-0143', '(202) 224-3121'].map(row);

describe('the numbers on a lock screen', () => {
  test.each([
    ['one number', phones.slice(0, 1)],
    ['four numbers', [...phones, row('+52 55 1234 5678')]],
    ['a name and two numbers', [...phones, row('Sister Ana (202) 555-0142 or (703) 555-0199')]],
    ['one word that never ends', [...phones, row('2'.repeat(90))]],
  ])('%s stay clear of the clock, the buttons and the edges', (_, rows) => {
    const blocks = lockScreenBlocks(rows);
    expect(blocks).toHaveLength(rows.length);
    for (const { name, number } of blocks) {
      for (const { text, size, foot } of [name, ...number]) {
        expect(foot - size).toBeGreaterThanOrEqual(CLEAR.top - 1);
        expect(foot).toBeLessThanOrEqual(CLEAR.bottom);
        expect((fittedText(text, 'en').width * size) / 100).toBeLessThanOrEqual(
          CLEAR.right - CLEAR.left + 1,
        );
      }
    }
  });

  test('a long one is set on two lines, whole', () => {
    const words = 'Sister Ana (202) 555-0142 or (703) 555-0199';
    const [block] = lockScreenBlocks([row(words)]);
    expect(block?.number).toHaveLength(2);
    expect(block?.number.map(({ text }) => text).join(' ')).toBe(words);
  });

  test('none overlaps the next', () => {
    const blocks = lockScreenBlocks(phones);
    for (const [index, { top }] of blocks.entries()) {
      expect(blocks[index - 1]?.bottom ?? 0).toBeLessThan(top);
    }
  });

  test('the clear room leaves a third above it and a sixth below', () => {
    expect(CLEAR.top).toBeGreaterThan(LOCK_SCREEN.height / 3);
    expect(CLEAR.bottom).toBeLessThan((LOCK_SCREEN.height * 5) / 6);
  });
});
