import { expect, test } from 'vitest';
import { UserError } from '../cli.mjs';
import { fit, line, stack } from './lettering.mjs';

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

test.each([
  ['WHICH SIDE', 640, 0],
  ['¿DE QUÉ LADO', 640, 0],
  ['TEMPORADA DE ACCIÓN DIRECTA', 300, 0.01],
  ['2', 80, 0],
])('%s fills %i units', (text, measure, track) => {
  const { left, width } = box(fit(text, measure, 56, 400, { track }).d);

  expect(Math.abs(width - measure) / measure).toBeLessThan(0.01);
  expect(left).toBeCloseTo(56, 0);
});

test('a letter that the font lacks stops with a sentence, and is no box', () => {
  expect(() => line('→', 10)).toThrow(
    new UserError('Anton lacks a letter of "→": write it without.'),
  );
});

test('accents push the next line down instead of touching the line above', () => {
  const rows = ['DE QUE LADO', 'ESTÁ USTED'].map((text) => ({ text, measure: 600 }));
  const [above, below] = stack(rows, { top: 0, gap: 4 }).lines;
  const { rise } = fit('ESTÁ USTED', 600);

  expect((below?.foot ?? 0) - rise).toBeGreaterThanOrEqual((above?.foot ?? 0) - 1);
});
