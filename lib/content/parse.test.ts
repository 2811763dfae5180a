import { describe, expect, test } from 'vitest';
import { errorReport, parseJson } from './parse';

const FILE = 'content/en/site.json';

function errorIn(text: string) {
  const parsed = parseJson(FILE, text);
  if (!('error' in parsed)) throw new Error('The text was read without an error.');
  return parsed.error;
}

/** The character under the caret, and all of the line before it that is shown. */
function underCaret(found: string) {
  const [excerpt = '', caretLine = ''] = found.split('\n');
  const column = caretLine.indexOf('^');
  return { character: excerpt.charAt(column), before: excerpt.slice(0, column) };
}

describe('an editor who breaks the JSON is shown where', () => {
  test.each([
    [
      'a comma after the last entry',
      '{\n  "a": 1,\n  "b": 2,\n}',
      '4, 1',
      '}',
      /no comma before a }/,
    ],
    ['a comma after the last of a list', '["a",\n]', '2, 1', ']', /no comma before a \]/],
    ['a curly quote around a name', '{\n  “a”: 1\n}', '2, 3', '“', /straight quotation marks/],
    ['a curly quote around a text', '{"a": “one”}', '1, 7', '“', /straight quotation marks/],
    ['a byte order mark', '\uFEFF{"a": 1}', '1, 1', '\uFEFF', /byte order mark/],
    ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', '3, 3', '"', /a comma between two entries/],
    ['a missing colon', '{"a" 1}', '1, 6', '1', /a colon between name and value/],
    ['a line break in a text', '{\n  "a": "one\ntwo"\n}', '2, 8', '"', /on the same line/],
    ['a comment', '{}\n// done', '2, 1', '/', /JSON/],
    ['something after the end', '{}\n{}', '2, 1', '{', /nothing after the last bracket/],
    ['a table cut short', '{\n  "a": 1', '2, 9', '', /a } that closes the table/],
    ['a list cut short', '[\n  "a"', '2, 6', '', /a \] that closes the list/],
    ['a text cut short', '{\n  "a": "on', '2, 8', '"', /closes the text/],
    ['an empty file', '', '1, 1', '', /a value/],
  ])('%s', (_case, text, place, character, expected) => {
    const path = `line ${place.replace(',', ', column')}`;
    const error = errorIn(text);
    expect(error).toMatchObject({ file: FILE, path, expected: expect.stringMatching(expected) });
    expect(underCaret(error.found).character).toBe(character);
  });

  test('a long line is cut, and the caret still stands under the character', () => {
    const { found, path } = errorIn(`{"a": "${'x'.repeat(300)}" "b": 1}`);
    expect(path).toBe('line 1, column 310');
    expect(underCaret(found)).toEqual({ character: '"', before: expect.stringMatching(/x" $/) });
    expect(found.split('\n')[0]?.length).toBeLessThanOrEqual(100);
  });

  test('the report names the file and keeps the caret under its character', () => {
    expect(errorReport([errorIn('{\n  "a": “one”\n}')])).toBe(
      [
        'The content has 1 mistake:',
        '',
        'content/en/site.json',
        '  at        line 2, column 8',
        '  found       "a": “one”',
        '                   ^',
        '  expected  straight quotation marks (") around names and texts',
        '',
      ].join('\n'),
    );
  });
});

test('curly quotes inside a text are welcome', () => {
  expect(parseJson(FILE, '{"a": "click “TWEET THIS”"}')).toEqual({
    value: { a: 'click “TWEET THIS”' },
  });
});
