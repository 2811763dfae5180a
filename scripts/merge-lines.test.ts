import { expect, test } from 'vitest';
import { mergeConflicts } from './merge-lines';

const entry = (name: string) => ['  {', `    "name": "${name}"`, '  }'];

test.each([
  [
    'a line each',
    ['"a": "A",', '"b": "2"'],
    ['"a": "1",', '"b": "2"'],
    ['"a": "1",', '"b": "B"'],
    ['"a": "A",', '"b": "B"'],
    [],
  ],
  [
    'the same line',
    ['"a": "A",', '"b": "2"'],
    ['"a": "1",', '"b": "2"'],
    ['"a": "Z",', '"b": "B"'],
    ['"a": "Z",', '"b": "B"'],
    [['"a": "A",', '"a": "Z",']],
  ],
  [
    'both at the end of a list',
    ['  },', ...entry('A')],
    ['  }'],
    ['  },', ...entry('B')],
    ['  },', ...entry('A').slice(0, -1), '  },', ...entry('B')],
    [],
  ],
  [
    'both before an entry',
    [...entry('A').slice(0, -1), '  },'],
    [],
    [...entry('B').slice(0, -1), '  },'],
    [...entry('A').slice(0, -1), '  },', ...entry('B').slice(0, -1), '  },'],
    [],
  ],
  ['a line taken out', [], ['"a": "1",'], ['"a": "Z",'], ['"a": "Z",'], [['', '"a": "Z",']]],
])(
  'of two changes, %s, only one of the same words is chosen',
  (_case, mine, base, theirs, merged, asked) => {
    const marked = [
      '{',
      '<<<<<<< HEAD',
      ...mine,
      '||||||| 1234',
      ...base,
      '=======',
      ...theirs,
      '>>>>>>> FETCH_HEAD',
      '}',
      '',
    ];
    const chosen: string[][] = [];
    const text = mergeConflicts(marked.join('\n'), (...both) => {
      chosen.push(both);
      return both[1];
    });
    expect(text).toBe(['{', ...merged, '}', ''].join('\n'));
    expect(chosen).toEqual(asked);
  },
);
