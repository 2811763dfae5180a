import { expected } from './expected';
import { TWEET_LIMIT, tweetLength } from './tweet-length';
import { longText } from './values';

/** A text for a tweet, which has to fit with what `completed` puts into it. */
const tweetWith = (completed: (words: string) => string) =>
  longText.superRefine((words, context) => {
    const length = tweetLength(completed(words));
    if (length <= TWEET_LIMIT) return;
    const over = length - TWEET_LIMIT;
    const message = expected(
      `a tweet of at most ${TWEET_LIMIT} characters; the network counts ${length}, links and handles included: take out ${over}`,
      `un tuit de ${TWEET_LIMIT} caracteres como máximo; la red cuenta ${length}, con enlaces y cuentas: quite ${over}`,
    );
    context.addIssue({ code: 'custom', message });
  });

export const tweet = tweetWith((words) => words);

/** A post to which the share button adds the page's address; any address counts the same. */
export const tweetWithLink = tweetWith((words) => `${words} https://example.org/`);

/** The longest handle of the microblogging network, with its @. */
const LONGEST_HANDLE = `@${'x'.repeat(15)}`;

/** A post with `__HANDLE__` in it, which still fits with the longest handle there. */
export const tweetToHandle = tweetWith((words) => words.replaceAll('__HANDLE__', LONGEST_HANDLE));
