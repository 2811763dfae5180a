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
  type PosterLayout,
  type PosterShape,
  posterLayouts,
  posterShapes,
  shapePixels,
} from './poster-layouts';

type Edges = Record<PosterLayout, [least: number, most: number]>;

/** A sheet may not grow past this, so that the face, or the sun of words alone, stays free. */
const furthestEdges: Record<PosterShape, { photo: Edges; words: Edges }> = {
  square: {
    photo: { strip: [330, 588], headline: [160, 325], column: [0, 300] },
    words: { strip: [180, 588], headline: [34, 470], column: [0, 400] },
  },
  story: {
    // nor above the lower edge of the photo
    photo: { strip: [500, 800], headline: [244, 530], column: [0, 270] },
    words: { strip: [330, 884], headline: [162, 720], column: [0, 430] },
  },
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
  (['photo', 'words'] as const).flatMap((picture) =>
    posterLayouts.map((layout) => [shape, picture, layout] as const),
  ),
);

test.each(everyPoster)(
  'on a %s of %s, set as a %s, nothing is off the sheet, nor lost',
  (...poster) => {
    const [shape, picture, layout] = poster;
    const arrangement = arrangementOf(shape, layout, picture === 'photo');
    const [least, most] = furthestEdges[shape][picture][layout];
    for (const caption of captions) {
      const { edge, lines } = layOutCaption(caption, arrangement, measure);
      expect(edge, caption).toBeGreaterThan(least);
      expect(edge, caption).toBeLessThan(most);
      let above = layout === 'strip' ? edge : 0;
      for (const { text, size, foot, underline } of lines) {
        expect(measure(text) * size, caption).toBeLessThanOrEqual(arrangement.box.width + 0.01);
        expect(foot - size * 0.86, caption).toBeGreaterThan(above);
        above = underline ? underline.y + underline.height : foot;
        expect(foot, caption).toBeLessThanOrEqual(layout === 'headline' ? edge : arrangement.bar);
        expect(underline?.x ?? geometry.margin).toBeGreaterThanOrEqual(geometry.margin - 0.01);
      }
      const drawn = captionForImage(caption).replace(/\s/gu, '');
      expect(lines.map(({ text }) => text.replace(/\s/gu, '')).join('')).toBe(drawn);
    }
  },
);

test.each(posterLayouts)('the words of a %s stay clear of what story apps show', (layout) => {
  for (const hasPhoto of [true, false]) {
    const arrangement = arrangementOf('story', layout, hasPhoto);
    const scale = shapePixels.story.width / POSTER_SIZE;
    expect((arrangement.bar + geometry.bar.height) * scale).toBeLessThanOrEqual(1920 - 340);
    for (const caption of captions) {
      const [first] = layOutCaption(caption, arrangement, measure).lines;
      expect(((first?.foot ?? 0) - (first?.size ?? 0)) * scale, caption).toBeGreaterThan(220);
    }
  }
});

describe('how it is set', () => {
  const sample = 'I dream that my daughter never has to fight for her vote.';
  const lines = (caption: string, layout: PosterLayout = 'strip') =>
    layOutCaption(caption, arrangementOf('square', layout, true), measure).lines;

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
    const { width, largest } = arrangementOf('square', layout, true).box;
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
