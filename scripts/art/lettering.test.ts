import { expect, test } from 'vitest';
import { UserError } from '@/scripts/cli';
import { fit, heightsOf, legibleLines, line, stack, twoLines } from './lettering';
import { GRAPHIC, strip } from './scene';

/** The box around path data of absolute points only, as the lettering writes it. */
function box(d: string) {
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
  ['QUÝ VỊ ĐỨNG VỀ PHÍA NÀO', 640, 0],
  ['ŁÓDŹ, ŢARA', 300, 0.01],
  ['10:45\u202fAM SIT\u2011IN ⅓', 300, 0],
])('%s fills %i units', (text, measure, track) => {
  const { left, width } = box(fit(text, measure, 56, 400, { track }));

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
  const { rise } = heightsOf('ESTÁ USTED', 600);

  expect((below?.foot ?? 0) - rise).toBeGreaterThanOrEqual((above?.foot ?? 0) - 1);
});

test('nothing is as wide as nothing, and a strip with one text has it', () => {
  expect(line('', 34)).toEqual({ d: '', width: 0, cap: 0, rise: 0 });
  const alone = line('SEASON', 34, 48, 996 + (84 + line('SEASON', 34).cap) / 2, { track: 0.03 });
  expect(strip(GRAPHIC, 'en', ['Season', ''])).toContain(`d="${alone.d}"`);
});

test.each([
  ['WHICH SIDE ARE YOU ON?', ['WHICH SIDE', 'ARE YOU ON?']],
  ['IF NOT NOW, WHEN?', ['IF NOT NOW,', 'WHEN?']],
  ['KEEP OUR LIBRARIES OPEN', ['KEEP OUR', 'LIBRARIES OPEN']],
  ['PAN & ROSAS <3', ['PAN &', 'ROSAS <3']],
  ['WATER', ['WATER']],
])('%s on two lines is %j', (text, lines) => {
  expect(twoLines(text)).toEqual(lines);
});

const question =
  'WHO PROFITS WHEN A FAMILY THAT HAS PAID ITS RENT FOR THIRTY YEARS IS PUT OUT ON THE STREET NOW?';

test.each([
  ['stays whole that is read', 'BUILD HOMES', 1],
  ['is broken that is too long', question, 4],
  ['of one word stays whole', 'X'.repeat(60), 1],
])('a line %s', (_, text, count) => {
  const lines = legibleLines(text, 706, 54);
  expect(lines).toHaveLength(count);
  expect(lines.join(' ')).toBe(text);
});
