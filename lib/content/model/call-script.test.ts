import { describe, expect, test } from 'vitest';
import { type Piece, scriptParts } from './call-script';

const name = (blank: 'visitor' | 'senator') => ({ text: '(insert name)', blank });

describe('a call script in parts', () => {
  test('has its paragraphs and demands, its sentences and its blanks', () => {
    const html =
      '<p>My name is (insert name). Dear (insert name), (insert name)!</p><ol><li>end it;</li></ol><p>I live in (insert state), ZIP (insert ZIP).</p>';
    expect(scriptParts(html)).toEqual([
      {
        kind: 'paragraph',
        sentences: [
          [{ text: 'My name is ' }, name('visitor'), { text: '.' }],
          [{ text: 'Dear ' }, name('senator'), { text: ', ' }, name('senator'), { text: '!' }],
        ],
      },
      { kind: 'demand', sentences: [[{ text: 'end it;' }]] },
      {
        kind: 'paragraph',
        sentences: [
          [
            { text: 'I live in ' },
            { text: '(insert state)', blank: 'state' },
            { text: ', ZIP ' },
            { text: '(insert ZIP)', blank: 'zip' },
            { text: '.' },
          ],
        ],
      },
    ]);
  });

  test.each([
    ['Hello.', ['Hello.']],
    ['Hello.<br>Thank you.', ['Hello.', 'Thank you.']],
    ['<p>End the <b>filibuster</b>\n now.</p>', ['End the filibuster now.']],
    ['<p>Q&amp;A &lt;now&gt;</p>', ['Q&A <now>']],
    ['<p> </p><p>One.</p>', ['One.']],
  ])('%s', (html, texts) => {
    const parts = scriptParts(html);
    const textOf = (pieces: Piece[]) => pieces.map(({ text }) => text).join('');
    expect(parts.map(({ sentences }) => textOf(sentences.flat()))).toEqual(texts);
    expect(parts.every(({ kind }) => kind === 'paragraph')).toBe(true);
  });
});
