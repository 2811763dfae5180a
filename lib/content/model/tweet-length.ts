import parseTweet from 'twitter-text/dist/parseTweet.js';

export const TWEET_LIMIT = 280;

/** The weighted length: most letters count 1, emoji and CJK 2, any address 23. */
export function tweetLength(text: string): number {
  return parseTweet(text).weightedLength;
}
