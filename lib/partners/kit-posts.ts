import type { LocalizedContent } from '@/lib/content/localized';
import { TWEET_LIMIT, tweetLength } from '@/lib/content/model/tweet-length';
import { endOfEntry } from '@/lib/toolkit/entry-days';

/** A link of any length, as the network counts it. */
const ANY_LINK = 'https://a.example.org';

/** What a group can post; `isTweet` where a link still fits beside it, `until` when its day is over. */
export function postsIn({ values, entryLang, fallbackLang }: LocalizedContent) {
  const keys = ['share_text', 'share_tweet'] as const;
  const posts = [
    ...keys.map((key) => ({ text: values[key], lang: fallbackLang(key), until: undefined })),
    ...values.toolkit.map((entry) => ({
      text: entry.tweets[0],
      lang: entryLang('toolkit', entry),
      until: endOfEntry(entry),
    })),
  ];
  const byText = new Map(posts.map((post) => [post.text, post]));
  return [...byText].flatMap(([text, post]) =>
    text ? { ...post, text, isTweet: tweetLength(`${text} ${ANY_LINK}`) <= TWEET_LIMIT } : [],
  );
}
