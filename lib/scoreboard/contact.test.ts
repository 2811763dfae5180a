import { describe, expect, test } from 'vitest';
import { hasDraft, mailTo, tweetTo } from './contact';
import { rowsIn } from './rows';

const texts = {
  scorecard_tweet_yea: 'Thank you, __HANDLE__.',
  scorecard_tweet_nay: '__HANDLE__, which side are you on?',
  scorecard_mail_cc: 'press@season.example.org',
  scorecard_mail_subject: 'Senator __HANDLE__: which side are you on?',
  scorecard_mail_body: 'Dear Senator __HANDLE__,\n\n$15 & the vote.',
};
const rows = rowsIn('en');
function senator(last: string) {
  const row = rows.find((each) => each.last === last);
  if (!row) throw new Error(`No senator is called ${last}.`);
  return row;
}

const textOf = (address: string | null) => new URL(address ?? '').searchParams.get('text');

describe('a post to a senator', () => {
  test.each([
    ['asks one who voted Nay', 'Manchin', '@Sen_JoeManchin, which side are you on?'],
    ['thanks one who voted Yea on both', 'Warren', 'Thank you, @SenWarren.'],
  ])('%s, by the handle', (_what, last, text) => {
    expect(textOf(tweetTo(senator(last), texts))).toBe(text);
  });

  test('is not there for one without a handle, or without a text', () => {
    expect(tweetTo(senator('Kaine'), texts)).toBeNull();
    expect(tweetTo(senator('Warren'), {})).toBeNull();
  });
});

test('a draft to a senator has the copy’s address, the subject and the body, in this order and with whole line breaks, the last at its end', () => {
  expect(mailTo(senator('Warren'), texts)).toBe(
    'mailto:?cc=press%40season.example.org&subject=Senator%20Elizabeth%20Warren%3A%20which%20side%20are%20you%20on%3F&body=Dear%20Senator%20Elizabeth%20Warren%2C%0D%0A%0D%0A%2415%20%26%20the%20vote.%0D%0A',
  );
});

test.each([
  [texts, true],
  [{ ...texts, scorecard_mail_body: '' }, false],
  [{ scorecard_mail_body: 'Dear Senator' }, false],
  [{}, false],
])('there is a draft only where the content has its subject and its words', (content, isThere) => {
  expect(hasDraft(content)).toBe(isThere);
  expect(mailTo(senator('Manchin'), content) !== null).toBe(isThere);
});
