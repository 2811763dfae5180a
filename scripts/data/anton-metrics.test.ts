import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { antonMetrics } from './anton-metrics';

test('the measures of the poster face are those of the font that is installed', () => {
  const file = new URL('../../lib/lettering/anton-metrics.json', import.meta.url);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(antonMetrics());
});
