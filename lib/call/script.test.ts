import { describe, expect, test } from 'vitest';
import type { ScriptPart } from '../content/model/call-script';
import { forEachLocale } from '../i18n/locales';
import { callScript } from './compiled-scripts';
import { scriptBlocks, scriptSentences, scriptToRead, sentenceText } from './script';

const part = (...sentences: string[]): ScriptPart => ({
  kind: 'paragraph',
  sentences: sentences.map((text) => [{ text }]),
});
const demand = (text: string): ScriptPart => ({ ...part(text), kind: 'demand' });

test.each([
  [{}, 'For Senator (insert name).'],
  [{ senator: undefined }, 'For Senator (insert name).'],
  [{ senator: '' }, 'For Senator (insert name).'],
  [{ senator: 'Burr' }, 'For Senator Burr.'],
  [{ visitor: 'Rosa' }, 'For Senator (insert name).'],
])('a blank is filled in where it is known: %j', (known, text) => {
  const sentence = [
    { text: 'For Senator ' },
    { text: '(insert name)', blank: 'senator' as const },
    { text: '.' },
  ];
  expect(sentenceText(sentence, known)).toBe(text);
});

test('a sentence that ends in Washington, D.C. has one full stop', () => {
  const blank = { text: '(insert state)', blank: 'state' as const };
  const known = { state: 'Washington, D.C.' };
  expect(sentenceText([{ text: 'From ' }, blank, { text: '.' }], known)).toBe(
    'From Washington, D.C.',
  );
  expect(sentenceText([blank, { text: ', today.' }], known)).toBe('Washington, D.C., today.');
});

describe('what a sentence means', () => {
  const texts = (meaning: ScriptPart | undefined) =>
    scriptBlocks({ say: [part('One.', 'Two.')], meaning: meaning ? [meaning] : null }, 'en')
      .flatMap(({ parts }) => parts.flatMap(({ lines }) => lines))
      .map(({ means }) => means && sentenceText(means, {}));

  test.each([
    [part('Uno.', 'Dos.'), ['Uno.', 'Dos.']],
    [part('Uno, dos.'), [null, 'Uno, dos.']],
    [part('Uno.', 'Dos.', 'Tres.'), [null, 'Uno. Dos. Tres.']],
    [undefined, [null, null]],
  ])('of %j stands beneath it', (meaning, expected) => {
    expect(texts(meaning)).toEqual(expected);
  });
});

test('a paragraph that is about a vote alone is left out where none is known', () => {
  const vote = { ...part(), sentences: [[{ text: '(insert vote)', blank: 'vote' as const }]] };
  const script = {
    say: [part('Hello.'), vote, demand('a')],
    meaning: [part('Hola.'), vote, demand('b')],
  };
  const keys = (known: object) =>
    scriptBlocks(scriptToRead(script, known), 'en').map(({ key }) => key);
  expect(keys({})).toEqual([0, 2]);
  expect(keys({ vote: 'Please.' })).toEqual([0, 1, 2]);
});

test.each([
  ['en', true, ['Hello.', 'Thanks.']],
  ['es', true, ['Hola.', 'Gracias.']],
  ['es', false, ['Hello.', 'Thanks.']],
] as const)(
  'is read aloud in %s, where it is translated: %s',
  (language, isTranslated, sentences) => {
    const meaning = isTranslated ? [part('Hola.'), demand('Gracias.')] : null;
    const script = { say: [part('Hello.'), demand('Thanks.')], meaning };
    const known = forEachLocale(() => ({}));
    expect(scriptSentences(script, known, language)).toEqual(sentences);
  },
);

test('demands in a row are one list', () => {
  const say = [part('I ask:'), demand('a'), demand('b'), part('And:'), demand('c'), demand('d')];
  const blocks = scriptBlocks({ say, meaning: null }, 'en');
  expect(blocks.map(({ isList, parts }) => [isList, ...parts.map(({ key }) => key)])).toEqual([
    [false, 0],
    [true, 1, 2],
    [false, 3],
    [true, 4, 5],
  ]);
});

test('English needs no translation, Spanish has one for each sentence', () => {
  for (const version of ['live', 'voicemail'] as const) {
    expect(callScript('en', version)?.meaning).toBeNull();
    const { say = [], meaning } = callScript('es', version) ?? {};
    const counts = (parts: readonly ScriptPart[] = []) =>
      parts.map((each) => each.sentences.length);
    expect(counts(meaning ?? [])).toEqual(counts(say));
  }
});
