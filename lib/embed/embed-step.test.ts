import { describe, expect, test } from 'vitest';
import { type EmbedNews, embedNews, embedStep, newEmbed } from './embed-step';

function phaseAfter(...news: EmbedNews['type'][]) {
  return news
    .map((type): EmbedNews => (type === 'height' ? { type, height: 10 } : { type }))
    .reduce(embedStep, newEmbed).phase;
}

describe('an embed', () => {
  test.each([
    { news: [], phase: 'loading' },
    { news: ['loaded'], phase: 'shown' },
    { news: ['loaded', 'loaded'], phase: 'shown' },
    { news: ['silent'], phase: 'rescue' },
    { news: ['failed'], phase: 'rescue' },
    { news: ['silent', 'loaded'], phase: 'shown' },
    { news: ['loaded', 'silent'], phase: 'shown' },
    { news: ['loaded', 'failed'], phase: 'shown' },
    { news: ['loaded', 'submitted'], phase: 'submitted' },
    { news: ['loaded', 'submitted', 'loaded'], phase: 'submitted' },
    { news: ['loaded', 'submitted', 'silent'], phase: 'submitted' },
    { news: ['height'], phase: 'loading' },
    { news: ['loaded', 'escape'], phase: 'shown' },
  ] as const)('that hears $news is $phase', ({ news, phase }) => {
    expect(phaseAfter(...news)).toBe(phase);
  });

  test('is as tall as its form, rounded up, in whatever phase', () => {
    const shown = embedStep(newEmbed, { type: 'loaded' });
    expect(embedStep(shown, { type: 'height', height: 431.2 })).toEqual({
      phase: 'shown',
      height: 432,
    });
  });
});

describe('a message is news', () => {
  test.each([
    { data: { from: 'embed', type: 'loaded' }, news: { type: 'loaded' } },
    { data: { from: 'embed', type: 'escape' }, news: { type: 'escape' } },
    { data: { from: 'embed', type: 'height', height: 12 }, news: { type: 'height', height: 12 } },
  ])('when it is $data', ({ data, news }) => {
    expect(embedNews(data)).toEqual(news);
  });

  test.each([
    null,
    'loaded',
    { type: 'loaded' },
    { from: 'embed' },
    { from: 'embed', type: 'silent' },
    { from: 'embed', type: 'height' },
    { from: 'embed', type: 'height', height: -1 },
    { from: 'embed', type: 'height', height: 'tall' },
    { from: 'elsewhere', type: 'submitted' },
  ])('not when it is %j', (data) => {
    expect(embedNews(data)).toBeNull();
  });
});
