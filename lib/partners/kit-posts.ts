import type { LocalizedContent } from '@/lib/content/localized';
import { TWEET_LIMIT, tweetLength } from '@/lib/content/model/tweet-length';

/** A link of any length, as the network counts it. */
const ANY_LINK = 'https://a.example.org';

/** What a group can post; `isTweet` where a link still fits beside it. */
export function postsIn({ values, entryLang, fallbackLang }: LocalizedContent) {
  const keys = ['share_text', 'share_tweet'] as const;
  const posts = [
    ...keys.map((key) => ({ text: values[key], lang: fallbackLang(key) })),
    ...values.toolkit.map((entry) => ({
      text: entry.tweets[0],
      lang: entryLang('toolkit', entry),
    })),
  ];
  const byText = new Map(posts.map(({ text, lang }) => [text, lang]));
  return [...byText].flatMap(([text, lang]) =>
    text ? [{ text, lang, isTweet: tweetLength(`${text} ${ANY_LINK}`) <= TWEET_LIMIT }] : [],
  );
}
