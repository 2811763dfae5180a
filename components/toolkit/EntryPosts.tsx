import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/Button';
import layout from '@/components/ui/layout.module.css';
import typography from '@/components/ui/typography.module.css';
import { NetworkLink } from '@/components/share/NetworkLink';
import type { LocalizedContent } from '@/lib/content/localized';
import { TWEET_LIMIT, tweetLength } from '@/lib/content/model/tweet-length';
import type { HtmlLang } from '@/lib/i18n/locales';
import { tweetLink } from '@/lib/share/networks';
import { CopyText } from './CopyText';
import styles from './Entry.module.css';
import { ShareInstructions } from './ShareInstructions';

type PostsProps = {
  tweets: readonly string[];
  lang: HtmlLang | undefined;
  content: LocalizedContent;
};

/** Those after the first are folded. */
export function EntryPosts({ tweets, lang, content }: PostsProps) {
  const t = useTranslations('toolkitPage');

  return (
    <>
      {tweets.length > 0 && (
        <div className={styles.posts}>
          <h3 className="screenOnly" {...content.text('toolkit_page_tweet_label')} />
          <Tweets tweets={tweets.slice(0, 1)} lang={lang} content={content} />
        </div>
      )}
      {tweets.length > 1 && (
        <details className={clsx(layout.fold, styles.more)}>
          <summary>{t('allPosts', { count: tweets.length })}</summary>
          <div className={`screenOnly ${styles.instructions}`}>
            <ShareInstructions {...content} />
          </div>
          <Tweets tweets={tweets.slice(1)} lang={lang} content={content} />
        </details>
      )}
    </>
  );
}

function Tweets({ tweets, lang, content: { text } }: PostsProps) {
  const t = useTranslations('toolkitPage');

  return (
    <ul>
      {tweets.map((tweet) => (
        <li key={tweet} className={styles.tweet}>
          <p lang={lang}>{tweet}</p>
          <p className={clsx(typography.note, styles.length)}>
            {t('length', { length: tweetLength(tweet), limit: TWEET_LIMIT })}
          </p>
          <div className="cluster">
            <NetworkLink
              network="twitter"
              href={tweetLink(tweet)}
              className={buttonClass({ variant: 'dark' })}
            >
              <span {...text('toolkit_page_tweet_cta')} />
            </NetworkLink>
            <CopyText text={tweet} />
          </div>
        </li>
      ))}
    </ul>
  );
}
