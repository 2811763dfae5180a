import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { describe, expect, test } from 'vitest';
import { messagesOf } from '@/lib/i18n/messages';
import { captionForImage, graphemes } from './caption';
import { CAPTION_WIDTH, geometry, layOutCaption, POSTER_SIZE } from './poster';

/** The strip may not grow past this, so that the face stays free. */
const HIGHEST_STRIP = 330;

const anton = fontkit.openSync(
  createRequire(import.meta.url).resolve('@fontsource/anton/files/anton-latin-400-normal.woff2'),
);
const widths = new Map<string, number>();

function measure(text: string): number {
  const known = widths.get(text);
  if (known !== undefined) return known;
  const advances = anton.layout(text).positions.map(({ xAdvance }) => xAdvance);
  const width = advances.reduce((sum, advance) => sum + advance, 0) / anton.unitsPerEm;
  widths.set(text, width);
  return width;
}

/** Random captions, the same on every run. */
function randomCaptions(count: number): string[] {
  let seed = 2021;
  const next = (below: number) => {
    seed = (seed * 16807) % 2147483647;
    return seed % below;
  };
  const alphabets = [
    [...'abcdefghijklmnopqrstuvwxyz'],
    [...'áéíóúñü¿¡WMQÑÁ'],
    ['👩‍👩‍👧‍👦', '✊🏿', '🇺🇸', '❤️', '😊'],
    [...'אבגדהוזחטיכלמנ'],
    [...'投票民主自由夢想'],
  ];
  return Array.from({ length: count }, (_, index) => {
    const letters = alphabets[next(alphabets.length)] ?? [];
    const wordLength = 1 + next(index % 4 === 0 ? 140 : 12);
    return Array.from({ length: 1 + next(140) }, () =>
      next(wordLength) === 0 ? ' ' : (letters[next(letters.length)] ?? 'a'),
    )
      .join('')
      .trim()
      .concat(index % 3 ? '' : '!');
  });
}

const captions = [
  ...randomCaptions(200),
  'I',
  'Vote now',
  'W'.repeat(140),
  `${'W'.repeat(69)} ${'W'.repeat(70)}`,
  '😊'.repeat(140),
  '﷽'.repeat(140),
  '\u0301'.repeat(140),
  messagesOf('en').selfie.defaultComment,
  messagesOf('es').selfie.defaultComment,
];

test.each(captions)('nothing of %j is outside the strip, and nothing is lost', (caption) => {
  const { size, stripTop, lines, isRightToLeft } = layOutCaption(caption, measure);
  expect(stripTop).toBeGreaterThanOrEqual(HIGHEST_STRIP - 4);
  expect(lines.length).toBeGreaterThan(0);
  for (const { text, x, foot } of lines) {
    const isOneCharacter = graphemes(text).length === 1;
    if (!isOneCharacter) expect(measure(text) * size).toBeLessThanOrEqual(CAPTION_WIDTH + 0.01);
    expect(x).toBe(isRightToLeft ? POSTER_SIZE - geometry.margin : geometry.margin);
    expect(foot - size).toBeGreaterThan(stripTop);
    expect(foot).toBeLessThanOrEqual(geometry.bar.top - geometry.below + 0.01);
  }
  const drawn = captionForImage(caption).replace(/\s/gu, '');
  expect(lines.map(({ text }) => text.replace(/\s/gu, '')).join('')).toBe(drawn);
});

describe('how it is set', () => {
  const lines = (caption: string) => layOutCaption(caption, measure).lines.map(({ text }) => text);

  test.each([
    ['I dream that my daughter never has to fight for her vote.', 2, 420],
    [messagesOf('en').selfie.defaultComment, 3, 390],
    [messagesOf('es').selfie.defaultComment, 3, 390],
    ['a dream of one hundred and forty characters '.repeat(4).slice(0, 140), 4, 375],
  ])('%j in %i lines, below the face', (caption, count, top) => {
    expect(lines(caption)).toHaveLength(count);
    expect(layOutCaption(caption, measure).stripTop).toBeGreaterThan(top);
  });

  test('two words stand large on one line', () => {
    expect(lines('Vote now')).toEqual(['“VOTE NOW”']);
    expect(layOutCaption('Vote now', measure).size).toBe(80);
  });

  test('a long word gets smaller before it is broken', () => {
    expect(lines('Antidisestablishmentarianism')).toEqual(['“ANTIDISESTABLISHMENTARIANISM”']);
  });

  test('no line is left with a lonely short word', () => {
    for (const locale of ['en', 'es'] as const) {
      const lengths = lines(messagesOf(locale).selfie.defaultComment).map(measure);
      expect(Math.min(...lengths) / Math.max(...lengths)).toBeGreaterThan(0.6);
    }
  });
});
