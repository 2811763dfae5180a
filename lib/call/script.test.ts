import { describe, expect, test } from 'vitest';
import { safeHtml } from '@/lib/content/sanitize';
import { scriptFor, scriptParts } from './script';

const script = safeHtml.parse(
  'My name is (insert name). Dear Senator (insert name), (insert name)!',
);

describe('the call script', () => {
  test('says the visitor’s name in the first blank only', () => {
    expect(scriptFor(script, 'Rosa')).toBe(
      'My name is <span>Rosa</span>. Dear Senator <span>(insert name)</span>, <span>(insert name)</span>!',
    );
  });

  test('has the same blanks in Spanish', () => {
    const spanish = safeHtml.parse('Me llamo (inserte el nombre). Llamo a (inserte el nombre).');
    expect(scriptFor(spanish, 'Rosa')).toBe(
      'Me llamo <span>Rosa</span>. Llamo a <span>(inserte el nombre)</span>.',
    );
  });

  test.each([null, '', '  '])('keeps every blank for a visitor called %j', (name) => {
    expect(scriptFor(script, name).match(/<span>\(insert name\)<\/span>/g)).toHaveLength(3);
  });

  test('takes a name as text, whatever is in it', () => {
    expect(scriptFor(script, '<img onerror=x> $& "R"')).toContain(
      '<span>&lt;img onerror=x&gt; $&amp; &quot;R&quot;</span>',
    );
  });

  test('without blanks stays as it is', () => {
    const plain = safeHtml.parse('<p>End the filibuster.</p>');
    expect(scriptFor(plain, 'Rosa')).toBe(plain);
  });
});

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
