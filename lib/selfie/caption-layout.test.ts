import { describe, expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { anton } from '@/scripts/art/lettering.mjs';
import { captionForImage } from './caption';
import { layOutCaption } from './caption-layout';
import { arrangements, geometry, type PosterLayout, posterLayouts } from './poster';

/** A sheet may not grow past this, so that the face stays free. */
const furthestEdges: Record<PosterLayout, [least: number, most: number]> = {
  strip: [330, geometry.bar.top],
  headline: [160, 325],
  column: [0, 300],
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
  loadContent('en').content.selfies_default_caption,
  loadContent('es').content.selfies_default_caption,
];

const everyPoster = posterLayouts.flatMap((layout) =>
  captions.map((caption) => [layout, caption] as const),
);

test.each(everyPoster)('on a %s nothing of %j is off the sheet, nor lost', (layout, caption) => {
  const { edge, lines } = layOutCaption(caption, layout, measure);
  const { width } = arrangements[layout].box;
  const [least, most] = furthestEdges[layout];
  expect(edge).toBeGreaterThan(least);
  expect(edge).toBeLessThan(most);
  let above = layout === 'strip' ? edge : 0;
  for (const { text, size, foot, underline } of lines) {
    expect(measure(text) * size).toBeLessThanOrEqual(width + 0.01);
    expect(foot - size * 0.86).toBeGreaterThan(above);
    above = underline ? underline.y + underline.height : foot;
    expect(foot).toBeLessThanOrEqual(layout === 'headline' ? edge : geometry.bar.top);
    expect(underline?.x ?? geometry.margin).toBeGreaterThanOrEqual(geometry.margin - 0.01);
  }
  const drawn = captionForImage(caption).replace(/\s/gu, '');
  expect(lines.map(({ text }) => text.replace(/\s/gu, '')).join('')).toBe(drawn);
});

describe('how it is set', () => {
  const defaults = {
    en: loadContent('en').content.selfies_default_caption,
    es: loadContent('es').content.selfies_default_caption,
  };
  const sample = 'I dream that my daughter never has to fight for her vote.';
  const lines = (caption: string, layout: PosterLayout = 'strip') =>
    layOutCaption(caption, layout, measure).lines;

  test.each([
    [sample, 'strip', 2],
    [defaults.en, 'strip', 3],
    [defaults.es, 'strip', 3],
    ['a dream of one hundred and forty characters '.repeat(4).slice(0, 140), 'strip', 4],
    [sample, 'headline', 3],
    [sample, 'column', 6],
    ['Vote now', 'strip', 1],
    ['Antidisestablishmentarianism', 'strip', 1],
  ] as const)('%j on a %s: %i lines, each to the full measure', (caption, layout, count) => {
    const set = lines(caption, layout);
    const { width, largest } = arrangements[layout].box;
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

  test('accents keep clear of the stroke above them', () => {
    for (const line of lines('Un sueño: educación y acción ¡ÑÚÑ!', 'column')) {
      expect(line.foot - line.size * 1.08).toBeGreaterThan(0);
    }
  });
});
