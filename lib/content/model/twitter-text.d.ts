/** The package has no types of its own. */
declare module 'twitter-text/dist/parseTweet.js' {
  function parseTweet(text: string): { weightedLength: number; valid: boolean };
  export = parseTweet;
}
