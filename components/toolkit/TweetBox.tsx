import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/Button';
import { NetworkLink } from '@/components/share/NetworkLink';
import { TWEET_LIMIT, tweetLength } from '@/lib/content/model/tweet-length';
import type { HtmlLang } from '@/lib/i18n/locales';
import { tweetLink } from '@/lib/share/networks';
import { CopyText } from './CopyText';
import styles from './Entry.module.css';

type TweetBoxProps = {
  text: string;
  lang: HtmlLang | undefined;
  cta: { children: string; lang: HtmlLang | undefined };
};

/** A suggested tweet in its box, with the ways to post, copy and share it. */
export function TweetBox({ text, lang, cta }: TweetBoxProps) {
  const t = useTranslations('toolkitPage');

  return (
    <li className={styles.tweet}>
      <p lang={lang}>{text}</p>
      <p className={styles.length}>
        {t('length', { length: tweetLength(text), limit: TWEET_LIMIT })}
      </p>
      <div className={styles.actions}>
        <NetworkLink
          network="twitter"
          href={tweetLink(text)}
          className={buttonClass({ variant: 'dark' })}
        >
          <span {...cta} />
        </NetworkLink>
        <CopyText text={text} />
      </div>
    </li>
  );
}
