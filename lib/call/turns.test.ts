import { expect, test } from 'vitest';
import { forEachLocale } from '../i18n/locales';
import { nothingKnown, type Script } from './script';
import { scriptTurns, shortTurns, voicemailTurns } from './turns';

const turns = (...said: string[]) => said.map((say) => ({ say, means: `(${say})` }));
const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');

test.each([
  [['Thank you.'], ['Thank you.']],
  [[words(12)], [words(12)]],
  [['a b c d e f g h i j k l m n'], ['a b c d e f g', 'h i j k l m n']],
  [
    ['I lost my job, and for three months now I have not paid the rent.'],
    ['I lost my job,', 'and for three months now I have not paid the rent.'],
  ],
  [
    ['I ask the senator to:', 'end the filibuster;', 'pass the For the People Act; and'],
    ['I ask the senator to: end the filibuster;', 'pass the For the People Act; and'],
  ],
  [
    ['This is a relay call. I am a constituent; please hold while I type.'],
    ['This is a relay call.', 'I am a constituent; please hold while I type.'],
  ],
  [
    [
      'Raise the minimum wage to $15 an hour.',
      'Cornyn: On June 22 the senator voted to open debate on the voting bill.',
    ],
    [
      'Raise the minimum wage to $15 an hour.',
      'Cornyn: On June 22 the senator voted',
      'to open debate on the voting bill.',
    ],
  ],
])('a relay gets %j in turns of twelve words at most', (said, pieces) => {
  const short = shortTurns(turns(...said));
  expect(short.map(({ say }) => say)).toEqual(pieces);
  expect(short.flatMap(({ means }) => means ?? []).join(' ')).toBe(`(${said.join(') (')})`);
  expect(short.at(-1)?.means).toMatch(/\)$/);
});

test('a device says no sentence of which it does not know a part, and each with its meaning', () => {
  const sentences = (...texts: string[]) => [
    { kind: 'paragraph' as const, sentences: texts.map((text) => [{ text }]) },
    {
      kind: 'paragraph' as const,
      sentences: [[{ text: `${texts[0]} ` }, { text: '(reason)', blank: 'reason' as const }]],
    },
  ];
  const script: Script = {
    say: sentences('Hello.', 'Bye.'),
    meaning: sentences('Hola.', 'Adiós.'),
  };
  const said = (known: typeof nothingKnown, hasBlanks = false) =>
    scriptTurns(script, known, 'es', hasBlanks).map(({ say, means }) => `${say} | ${means}`);
  const whole = ['Hello. | Hola.', 'Bye. | Adiós.'];
  expect(said(nothingKnown)).toEqual(whole);
  expect(said(nothingKnown, true)).toEqual([...whole, 'Hello. (reason) | Hola. (reason)']);
  expect(said(forEachLocale(() => ({ reason: 'Rent.' })))).toEqual([
    ...whole,
    'Hello. Rent. | Hola. Rent.',
  ]);
  expect(scriptTurns(null, nothingKnown, 'en', true)).toEqual([]);
});

test('a voicemail has fifty words at most, in whole sentences', () => {
  const told = turns(words(30), words(20), words(1));
  expect(voicemailTurns(told)).toEqual(told.slice(0, 2));
});
