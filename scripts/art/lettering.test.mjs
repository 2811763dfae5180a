import { describe, expect, test } from 'vitest';
import { UserError } from '../cli.mjs';
import { CAP_HEIGHT, fit, line, stack } from './lettering.mjs';
import { rays } from './path.mjs';

/**
 * The box around path data of absolute points only, as the lettering writes it.
 * @param {string} d
 */
function box(d) {
  const numbers = (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

describe('a line set to a measure', () => {
  test.each([
    ['WHICH SIDE', 640, 0],
    ['¿DE QUÉ LADO', 640, 0],
    ['$15/HR', 706, 0],
    ['TEMPORADA DE ACCIÓN DIRECTA', 300, 0.01],
    ['2', 80, 0],
  ])('%s fills %i units', (text, measure, track) => {
    const { left, width } = box(fit(text, measure, 56, 400, { track }).d);

    expect(Math.abs(width - measure) / measure).toBeLessThan(0.01);
    expect(left).toBeCloseTo(56, 0);
  });
});

describe('a line of a size', () => {
  test.each([
    ['start', 100],
    ['middle', 100 - box(line('VOTE', 50).d).width / 2],
    ['end', 100 - box(line('VOTE', 50).d).width],
  ])('anchored at its %s', (anchor, left) => {
    const anchored = /** @type {'start' | 'middle' | 'end'} */ (anchor);

    expect(box(line('VOTE', 50, 100, 0, { anchor: anchored }).d).left).toBeCloseTo(left, 0);
  });

  test.each([
    ['HI', false],
    ['ACCIÓN', true],
    ['SUEÑO', true],
  ])('%s stands above the capitals: %s', (text, hasAccent) => {
    const { rise, cap } = line(text, 100);

    expect(cap).toBe(100 * CAP_HEIGHT);
    expect(rise > cap * 1.1).toBe(hasAccent);
  });

  test('a letter that the font lacks stops with a sentence, and is no box', () => {
    expect(() => line('→', 10)).toThrow(
      new UserError('Anton lacks a letter of "→": write it without.'),
    );
  });
});

test('accents push the next line down instead of touching the line above', () => {
  const rows = ['DE QUE LADO', 'ESTÁ USTED'].map((text) => ({ text, measure: 600 }));
  const [above, below] = stack(rows, { top: 0, gap: 4 }).lines;
  const { rise } = fit('ESTÁ USTED', 600);

  expect((below?.foot ?? 0) - rise).toBeGreaterThanOrEqual((above?.foot ?? 0) - 1);
});

describe('rays', () => {
  const cut = { count: 9, inner: 22, reach: 41 };

  test('fall the same way for the same seed', () => {
    expect(rays(40, 70, { ...cut, seed: 3 })).toBe(rays(40, 70, { ...cut, seed: 3 }));
    expect(rays(40, 70, { ...cut, seed: 3 })).not.toBe(rays(40, 70, { ...cut, seed: 4 }));
  });

  test('are as many as asked for, all above their centre', () => {
    const d = rays(0, 0, cut);

    expect(d.match(/M/g)).toHaveLength(9);
    expect(box(d).top + box(d).height).toBeLessThanOrEqual(1);
  });
});
