import parseTweet from 'twitter-text/dist/parseTweet.js';

/** What a tweet may weigh. */
export const TWEET_LIMIT = 280;

/** How long the network counts a tweet: most letters 1, emoji and CJK 2, any address 23. */
export function tweetLength(text: string): number {
  return parseTweet(text).weightedLength;
}
