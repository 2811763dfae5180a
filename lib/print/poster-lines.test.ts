import { expect, test } from 'vitest';
import { fittedText } from '@/lib/lettering/fitted-text';
import { LINE_GAP, posterLines } from './poster-lines';

const question = 'Which side are you on?';

test.each([
  ['as many lines as there is height for', question, 0.42, ['Which side', 'are you on?']],
  ['one line where there is little', question, 0.2, ['Which side are you on?']],
  ['a word alone, whatever the height', 'Democracy', 0.1, ['Democracy']],
  ['a place, and its question', `Utah: ${question}`, 0.9, ['Utah:', 'Which side', 'are you on?']],
  ['nothing', '', 0.4, []],
])('the words are set in %s', (_, words, most, lines) => {
  expect(posterLines(words, 'en', most).map(({ text }) => text)).toEqual(lines);
});

test.each([0.3, 0.5, 0.9])('several lines are no higher than %f of their width', (most) => {
  const words = 'North Carolina: which side are Burr and Tillis on? We ask, and we wait';
  const lines = posterLines(words, 'en', most);
  const heights = lines.map(({ text }) => {
    const { width, height } = fittedText(text, 'en');
    return height / width;
  });
  const sum = heights.reduce((all, each) => all + each, LINE_GAP * (lines.length - 1));
  expect(lines.length).toBeGreaterThan(1);
  expect(sum).toBeLessThanOrEqual(most);
});
