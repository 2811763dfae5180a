import { code } from './issue';
import { TWEET_LIMIT, tweetLength } from './tweet-length';
import { longText } from './values';

/** A text for a tweet, which has to fit with what `completed` puts into it. */
const tweetWith = (completed: (words: string) => string) =>
  longText.superRefine((words, context) => {
    const length = tweetLength(completed(words));
    if (length <= TWEET_LIMIT) return;
    const params = { limit: TWEET_LIMIT, length, over: length - TWEET_LIMIT };
    context.addIssue({ code: 'custom', message: code('value.tweet'), params });
  });

export const tweet = tweetWith((words) => words);

/** A post to which the share button adds the page's address; any address counts the same. */
export const tweetWithLink = tweetWith((words) => `${words} https://example.org/`);

/** The longest handle of the microblogging network, with its @. */
const LONGEST_HANDLE = `@${'x'.repeat(15)}`;

/** A post with `__HANDLE__` in it, which still fits with the longest handle there. */
export const tweetToHandle = tweetWith((words) => words.replaceAll('__HANDLE__', LONGEST_HANDLE));
