import parseTweet from 'twitter-text/dist/parseTweet.js';
import { code } from './issue';
import { longText } from './values';

export const TWEET_LIMIT = 280;

/** The weighted length: most letters count 1, emoji and CJK 2, any address 23. */
export function tweetLength(text: string): number {
  return parseTweet(text).weightedLength;
}

/** A tweet that has to fit with what `completed` adds to it. */
const tweetWith = (completed: (words: string) => string) =>
  longText.superRefine((words, context) => {
    const length = tweetLength(completed(words));
    if (length <= TWEET_LIMIT) return;
    const params = { limit: TWEET_LIMIT, length, over: length - TWEET_LIMIT };
    context.addIssue({ code: 'custom', message: code('value.tweet'), params });
  });
export const tweet = tweetWith((words) => words);
/** The share button adds the page's address; any address counts the same. */
export const tweetWithLink = tweetWith((words) => `${words} https://example.org/`);
/** `__HANDLE__` becomes a handle, at most 15 letters long. */
export const tweetToHandle = tweetWith((words) =>
  words.replaceAll('__HANDLE__', `@${'x'.repeat(15)}`),
);
