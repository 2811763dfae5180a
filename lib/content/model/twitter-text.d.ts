/** The one function of twitter-text that we use; the package ships no types of its own. */
declare module 'twitter-text/dist/parseTweet.js' {
  function parseTweet(text: string): { weightedLength: number; valid: boolean };
  export = parseTweet;
}
