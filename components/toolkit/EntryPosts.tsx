import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/Button';
import { NetworkLink } from '@/components/share/NetworkLink';
import type { LocalizedContent } from '@/lib/content/localized';
import type { HtmlLang } from '@/lib/i18n/locales';
import { tweetLink } from '@/lib/share/networks';
import { CopyText } from './CopyText';
import styles from './Entry.module.css';

type TweetsProps = {
  tweets: readonly string[];
  lang: HtmlLang | undefined;
  content: LocalizedContent;
  /** of the entry's page, which a copied post leads to */
  url: string;
};

/** Those after the first are folded. */
export function EntryPosts(posts: TweetsProps) {
  const t = useTranslations('toolkitPage');
  const { tweets, content } = posts;

  return (
    <>
      {tweets.length > 0 && (
        <div className={clsx('rows', styles.posts)}>
          <div className={clsx('screenOnly note', styles.instructions)}>
            <p className="pointerOnly" {...content.text('toolkit_page_share_instructions')} />
            <p className="touchOnly" {...content.text('toolkit_page_share_instructions_phone')} />
          </div>
          <strong className="screenOnly" {...content.text('toolkit_page_tweet_label')} />
          <Tweets {...posts} tweets={tweets.slice(0, 1)} />
        </div>
      )}
      {tweets.length > 1 && (
        <details className={clsx('screenOnly fold', styles.more)}>
          <summary>{t('allPosts', { count: tweets.length })}</summary>
          <Tweets {...posts} tweets={tweets.slice(1)} />
        </details>
      )}
    </>
  );
}

function Tweets({ tweets, lang, content: { text }, url }: TweetsProps) {
  return (
    <ul>
      {tweets.map((tweet) => (
        <li key={tweet} className={styles.tweet}>
          <p lang={lang}>{tweet}</p>
          <div className="cluster">
            <NetworkLink
              network="twitter"
              href={tweetLink(tweet)}
              className={buttonClass({ variant: 'dark' })}
            >
              <span {...text('toolkit_page_tweet_cta')} />
            </NetworkLink>
            <CopyText text={tweet} url={url} />
          </div>
        </li>
      ))}
    </ul>
  );
}
