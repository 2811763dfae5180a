import { describe, expect, test } from 'vitest';
import { type EmbedEvent, embedStep, isHello, newEmbed, parseEmbedEvent } from './embed-step';

function phaseAfter(...news: EmbedEvent['type'][]) {
  return news
    .map((type): EmbedEvent => (type === 'height' ? { type, height: 10 } : { type }))
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
    { news: ['loaded', 'left'], phase: 'rescue' },
    { news: ['left'], phase: 'rescue' },
    { news: ['loaded', 'left', 'loaded'], phase: 'shown' },
    { news: ['loaded', 'submitted', 'left'], phase: 'submitted' },
    { news: ['offline'], phase: 'offline' },
    { news: ['offline', 'silent'], phase: 'offline' },
    { news: ['offline', 'left'], phase: 'offline' },
    { news: ['offline', 'online'], phase: 'loading' },
    { news: ['silent', 'offline', 'online'], phase: 'loading' },
    { news: ['loaded', 'left', 'offline', 'online'], phase: 'loading' },
    { news: ['silent', 'online'], phase: 'rescue' },
    { news: ['loaded', 'offline'], phase: 'shown' },
    { news: ['loaded', 'typed'], phase: 'shown' },
    { news: ['loaded', 'continued'], phase: 'continued' },
    { news: ['loaded', 'continued', 'loaded'], phase: 'continued' },
    { news: ['loaded', 'continued', 'left'], phase: 'continued' },
    { news: ['loaded', 'continued', 'offline', 'online'], phase: 'continued' },
    { news: ['loaded', 'continued', 'resumed'], phase: 'shown' },
    { news: ['loaded', 'continued', 'submitted'], phase: 'submitted' },
    { news: ['loaded', 'submitted', 'continued'], phase: 'submitted' },
    { news: ['loaded', 'submitted', 'resumed'], phase: 'submitted' },
    { news: ['loaded', 'unsent'], phase: 'unsent' },
    { news: ['loaded', 'unsent', 'offline'], phase: 'unsent' },
    { news: ['loaded', 'unsent', 'online'], phase: 'shown' },
    { news: ['loaded', 'unsent', 'submitted'], phase: 'submitted' },
    { news: ['loaded', 'offline', 'online'], phase: 'shown' },
    { news: ['loaded', 'submitted', 'offline'], phase: 'submitted' },
  ] as const)('that hears $news is $phase', ({ news, phase }) => {
    expect(phaseAfter(...news)).toBe(phase);
  });

  test('is as tall as its form, rounded up, in whatever phase', () => {
    const shown = embedStep(newEmbed, { type: 'loaded' });
    expect(embedStep(shown, { type: 'height', height: 431.2 })).toEqual({ ...shown, height: 432 });
  });
});

test('no frame covers the page by claiming to be tall', () => {
  expect(embedStep(newEmbed, { type: 'height', height: 1e9 }).height).toBe(10_000);
});

test('the greeting of a page of ours is no news', () => {
  expect(isHello({ from: 'embed', type: 'hello' })).toBe(true);
  expect(isHello({ from: 'elsewhere', type: 'hello' })).toBe(false);
  expect(parseEmbedEvent({ from: 'embed', type: 'hello' })).toBeNull();
});

describe('a message is news', () => {
  test.each([
    { data: { from: 'embed', type: 'loaded' }, news: { type: 'loaded' } },
    { data: { from: 'embed', type: 'escape' }, news: { type: 'escape' } },
    { data: { from: 'embed', type: 'typed' }, news: { type: 'typed' } },
    { data: { from: 'embed', type: 'continued' }, news: { type: 'continued' } },
    { data: { from: 'embed', type: 'height', height: 12 }, news: { type: 'height', height: 12 } },
  ])('when it is $data', ({ data, news }) => {
    expect(parseEmbedEvent(data)).toEqual(news);
  });

  test.each([
    null,
    'loaded',
    { type: 'loaded' },
    { from: 'embed' },
    { from: 'embed', type: 'silent' },
    { from: 'embed', type: 'left' },
    { from: 'embed', type: 'offline' },
    { from: 'embed', type: 'resumed' },
    { from: 'embed', type: 'height' },
    { from: 'embed', type: 'height', height: -1 },
    { from: 'embed', type: 'height', height: 'tall' },
    { from: 'elsewhere', type: 'submitted' },
  ])('not when it is %j', (data) => {
    expect(parseEmbedEvent(data)).toBeNull();
  });
});
