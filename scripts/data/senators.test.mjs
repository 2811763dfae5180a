import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { senatorsByState } from './senators.mjs';

const sample = parse(readFileSync(new URL('./legislators-sample.yaml', import.meta.url), 'utf8'));

describe('the direct numbers from the public file', () => {
  test('are those of the people who sit in the Senate now, the senior one first', () => {
    expect(senatorsByState(sample)).toEqual({
      WV: [
        { name: 'Joe Manchin, III', phone: '202-224-3954' },
        { name: 'Shelley Moore Capito', phone: '202-224-6472' },
      ],
    });
  });

  test('a missing number stops, with the name', () => {
    const [first] = structuredClone(sample);
    first.terms.at(-1).phone = undefined;

    expect(() => senatorsByState([first])).toThrow('Shelley Moore Capito has no Washington number');
  });

  test('a state with three senators stops', () => {
    expect(() => senatorsByState([...sample, sample[0]])).toThrow('WV has more than two');
  });
});
