import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/Button';
import layout from '@/components/ui/layout.module.css';
import { RichText } from '@/components/ui/RichText';
import typography from '@/components/ui/typography.module.css';
import { NetworkLink } from '@/components/share/NetworkLink';
import { ShareRow } from '@/components/share/ShareRow';
import { entryPath, lastPart, withBasePath } from '@/lib/addresses/paths';
import { screenUrl } from '@/lib/config/screen-url';
import type { LocalizedContent } from '@/lib/content/localized';
import { plainText } from '@/lib/content/model/sanitize';
import type { ToolkitEntry } from '@/lib/content/model/toolkit';
import { TWEET_LIMIT, tweetLength } from '@/lib/content/model/tweet-length';
import { GRAPHIC_SIDE_PX, pictureOf } from '@/lib/content/pictures';
import type { HtmlLang } from '@/lib/i18n/locales';
import { isOwnPicture } from '@/lib/pictures/own-picture';
import { tweetLink } from '@/lib/share/networks';
import { CopyText } from './CopyText';
import styles from './Entry.module.css';
import { GraphicShare } from './GraphicShare';
import { ShareInstructions } from './ShareInstructions';

type EntryProps = { entry: ToolkitEntry; content: LocalizedContent; isFirst: boolean };

/** Tweets after the first are folded; the networks stand open beside the page’s first picture. */
export function Entry({ entry, content, isFirst }: EntryProps) {
  const t = useTranslations('toolkitPage');
  const { locale, entryLang, text } = content;
  const { id, title, image, image_alt: alt, tweets } = entry;
  const lang = entryLang('toolkit', entry);
  const own =
    image && isOwnPicture(image)
      ? { address: withBasePath(image), name: lastPart(image), title: plainText(title) }
      : null;
  const [first = plainText(title)] = tweets;
  const url = screenUrl(locale, entryPath(id));

  return (
    <section id={id} className={`landing rows ${styles.entry}`} aria-labelledby={`${id}-title`}>
      <h2 className={typography.sub} id={`${id}-title`} lang={lang}>
        <RichText as="span" html={title} />
      </h2>
      {image && (
        <div className={styles.picture}>
          <Picture image={image} alt={alt ?? plainText(title)} lang={lang} isFirst={isFirst} />
        </div>
      )}
      <div className="rows">
        {own ? (
          <GraphicShare text={first} url={url} picture={own} isFolded={!isFirst} />
        ) : (
          <ShareRow text={first} url={url} />
        )}
        {tweets.length > 0 && (
          <div className={styles.posts}>
            <h3 className="screenOnly" {...text('toolkit_page_tweet_label')} />
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
      </div>
    </section>
  );
}

type TweetsProps = {
  tweets: readonly string[];
  lang: HtmlLang | undefined;
  content: LocalizedContent;
};

function Tweets({ tweets, lang, content: { text } }: TweetsProps) {
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

type PictureProps = { image: string; alt: string; lang: HtmlLang | undefined; isFirst: boolean };

/** A picture from another host is only linked to. */
function Picture({ image, alt, lang, isFirst }: PictureProps) {
  const t = useTranslations('toolkitPage');
  if (!isOwnPicture(image)) {
    return (
      <a href={image} target="_blank" rel="noopener">
        <span lang={lang}>{alt}</span> {t('fullSize')}
      </a>
    );
  }
  const { src, srcSet } = pictureOf(image);

  return (
    <a className={styles.graphic} href={withBasePath(image)} target="_blank" rel="noopener">
      <img
        src={withBasePath(src)}
        srcSet={srcSet?.replaceAll(/(^|, )\//g, `$1${withBasePath('/')}`)}
        sizes="(min-width: 1200px) 520px, (min-width: 992px) 470px, (min-width: 768px) 45vw, calc(100vw - 2rem)"
        width={GRAPHIC_SIDE_PX}
        height={GRAPHIC_SIDE_PX}
        alt={alt}
        lang={lang}
        loading={isFirst ? undefined : 'lazy'}
      />
      <span className={layout.visuallyHidden}>{t('fullSize')}</span>
    </a>
  );
}
