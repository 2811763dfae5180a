import { describe, expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { forEachLocale } from '@/lib/i18n/locales';
import { anton } from '@/scripts/art/lettering';
import { captionForImage } from './caption';
import { layOutCaption } from './caption-layout';
import {
  arrangementOf,
  geometry,
  POSTER_SIZE,
  type PosterShape,
  posterShapes,
  shapePixels,
} from './poster-shapes';

type Edges = [least: number, most: number];

/** A strip may not grow past this, so that the face, or the sun of words alone, stays free. */
const furthestEdges: Record<PosterShape, { photo: Edges; words: Edges }> = {
  square: { photo: [330, 588], words: [180, 588] },
  // nor does it end below the lower edge of the photo
  story: { photo: [500, 800], words: [330, 884] },
};

const widths = new Map<string, number>();

function measure(text: string): number {
  const known = widths.get(text);
  if (known !== undefined) return known;
  const advances = anton.layout(text).positions.map(({ xAdvance }) => xAdvance);
  const width = advances.reduce((sum, advance) => sum + advance, 0) / anton.unitsPerEm;
  widths.set(text, width);
  return width;
}

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

const defaults = forEachLocale((locale) => loadContent(locale).values.selfies_default_caption);

const captions = [
  ...randomCaptions(200),
  'I',
  'Vote now',
  'W'.repeat(140),
  `${'W'.repeat(69)} ${'W'.repeat(70)}`,
  '😊'.repeat(140),
  '﷽'.repeat(140),
  '\u0301'.repeat(140),
  ...Object.values(defaults),
];

const everyPoster = posterShapes.flatMap((shape) =>
  (['photo', 'words'] as const).map((picture) => [shape, picture] as const),
);

test.each(everyPoster)('on a %s of %s, nothing is off the strip, nor lost', (...poster) => {
  const [shape, picture] = poster;
  const arrangement = arrangementOf(shape, picture === 'photo');
  const [least, most] = furthestEdges[shape][picture];
  for (const caption of captions) {
    const { edge, lines } = layOutCaption(caption, arrangement, measure);
    expect(edge, caption).toBeGreaterThan(least);
    expect(edge, caption).toBeLessThan(most);
    let above = edge;
    for (const { text, size, foot, underline } of lines) {
      expect(measure(text) * size, caption).toBeLessThanOrEqual(arrangement.box.width + 0.01);
      expect(foot - size * 0.86, caption).toBeGreaterThan(above);
      above = underline ? underline.y + underline.height : foot;
      expect(foot, caption).toBeLessThanOrEqual(arrangement.bar);
      expect(underline?.x ?? geometry.margin).toBeGreaterThanOrEqual(geometry.margin - 0.01);
    }
    const drawn = captionForImage(caption).replace(/\s/gu, '');
    expect(lines.map(({ text }) => text.replace(/\s/gu, '')).join('')).toBe(drawn);
  }
});

test('the words end above what story apps show', () => {
  const { bar } = arrangementOf('story', true);
  const scale = shapePixels.story.width / POSTER_SIZE;
  expect((bar + geometry.bar.height) * scale).toBeLessThanOrEqual(1920 - 340);
});

describe('how it is set', () => {
  const sample = 'I dream that my daughter never has to fight for her vote.';
  const lines = (caption: string) =>
    layOutCaption(caption, arrangementOf('square', true), measure).lines;

  test.each([
    [sample, 2],
    [defaults.en, 3],
    [defaults.es, 3],
    ['a dream of one hundred and forty characters '.repeat(4).slice(0, 140), 4],
    ['Vote now', 1],
    ['Antidisestablishmentarianism', 1],
  ])('%j: %i lines, each to the full measure', (caption, count) => {
    const set = lines(caption);
    const { width, largest } = arrangementOf('square', true).box;
    expect(set).toHaveLength(count);
    for (const { text, size } of set) {
      if (size < largest) expect(measure(text) * size).toBeCloseTo(width);
    }
  });

  test.each([
    [defaults.en, 'ANYONE'],
    [defaults.es, 'POBREZA'],
    [sample, 'VOTE'],
    ['¡Sí, se puede!', 'PUEDE'],
    ['I do', 'DO'],
    ["Don't wait", 'WAIT'],
    ['אני חולם על דמוקרטיה', 'דמוקרטיה'],
    ['😊', null],
  ])('in %j the word %j is underlined, and no other', (caption, word) => {
    const underlined = lines(caption).filter(({ underline }) => underline);
    expect(underlined).toHaveLength(word ? 1 : 0);
    for (const { text, size, underline } of underlined) {
      expect(text).toContain(word);
      expect(underline?.width).toBeCloseTo(measure(word ?? '') * size);
    }
  });
});
