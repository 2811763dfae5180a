import { expect, test } from 'vitest';
import { safeHtml } from '@/lib/content/sanitize';
import { scriptParts } from './script-parts';

test('a script is split at its list of demands', () => {
  const script = '<p>I ask:</p><ol><li>end <b>it</b>;</li><li>pass it.</li></ol><p>Thank you.</p>';

  expect(scriptParts(safeHtml.parse(script))).toEqual({
    before: '<p>I ask:</p>',
    demands: ['end <b>it</b>;', 'pass it.'],
    after: '<p>Thank you.</p>',
  });
});

test('a script without a list stays whole', () => {
  const script = safeHtml.parse('<p>End the filibuster.</p>');

  expect(scriptParts(script)).toEqual({ before: script, demands: [], after: '' });
});
