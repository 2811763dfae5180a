import { describe, expect, test } from 'vitest';
import { contrast, shadesOf, weakPairs } from './palette';

const dawn = {
  paper: '#fbf5e9',
  ink: '#16120e',
  gold: '#ffc53d',
  flame: '#9f2516',
  night: '#1c1836',
};
const river = {
  paper: '#f4f8f5',
  ink: '#0c1a17',
  gold: '#9be15d',
  flame: '#1d5c4a',
  night: '#10283a',
};

const press = {
  paper: '#ffffff',
  ink: '#000000',
  gold: '#d0d0d0',
  flame: '#5b2a86',
  night: '#101010',
};

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each([
  ['dawn', dawn],
  ['river', river],
  ['a press with black alone', press],
])('the shades of %s', (_, palette) => {
  const shades = shadesOf(palette);
  const { dark } = shades;

  test.each([
    ['ink', 'sheet', shades.ink, shades.sheet],
    ['soft', 'paper', shades.soft, shades.paper],
    ['on flame', 'flame', shades.onFlame, shades.flame],
    ['soft', 'night', shades.softNight, shades.night],
    ['flame', 'night', shades.flameOnNight, shades.night],
    ['paper', 'dark paper', shades.paper, dark.paper],
    ['soft', 'dark paper', dark.soft, dark.paper],
    ['flame', 'dark paper', shades.flameOnNight, dark.paper],
    ['flame', 'dark sheet', shades.flameOnNight, dark.sheet],
    ['on sky', 'dark sky', dark.onSky, shades.night],
    ['ink', 'dark placard', shades.ink, dark.placard],
    ['paper', 'share', shades.paper, dark.share],
  ])('%s can be read on %s', (_letters, _ground, letters, ground) => {
    expect(contrast(letters, ground)).toBeGreaterThanOrEqual(7);
  });

  test('the words of a red sign, which are holes in it, can be read at night', () => {
    expect(contrast(dark.marchFar, shades.night)).toBeGreaterThanOrEqual(3);
  });

  test('soft can be read on gold', () => {
    expect(contrast(shades.soft, shades.gold)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['rays', 'night', shades.nightRay, shades.night],
    ['dark sheet', 'dark paper', dark.sheet, dark.paper],
    ['dark rays', 'dark sky', dark.ray, shades.night],
  ])('%s stand out from %s', (_shape, _ground, shape, ground) => {
    expect(contrast(shape, ground)).toBeGreaterThan(1.07);
  });

  test('and what is written on what is strong enough', () => {
    expect(weakPairs(palette)).toEqual([]);
  });
});

test('a weak pair is named with what it is and has to be', () => {
  expect(weakPairs({ ...dawn, flame: '#e86f5f' })).toEqual([
    { letters: 'flame', ground: 'paper', least: 4.5, found: 2.8 },
    { letters: 'gold', ground: 'flame', least: 3, found: 1.9 },
  ]);
});
