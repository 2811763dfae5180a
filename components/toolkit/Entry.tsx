import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import layout from '@/components/ui/layout.module.css';
import { RichText } from '@/components/ui/RichText';
import type from '@/components/ui/type.module.css';
import type { LocalizedContent } from '@/lib/content/localized';
import { isOwnPicture } from '@/lib/content/own-picture';
import { plainText } from '@/lib/content/sanitize';
import type { ToolkitEntry } from '@/lib/content/schema';
import { withBasePath } from '@/lib/paths';
import { pictureName } from '@/lib/toolkit/pictures';
import styles from './Entry.module.css';
import { Picture } from './Picture';
import { TweetBox } from './TweetBox';

type EntryProps = { entry: ToolkitEntry; edition: LocalizedContent; isFirst: boolean };

/** One section of the toolkit: its title, its picture and its tweets (spec.md section 2). */
export function Entry({ entry, edition: { fallbackLang, text }, isFirst }: EntryProps) {
  const t = useTranslations('toolkit');
  const { id, title, image, image_alt: alt, tweets } = entry;
  const lang = fallbackLang('toolkit');
  const own =
    image && isOwnPicture(image)
      ? { address: withBasePath(image), name: pictureName(image) }
      : null;

  return (
    <section id={id} className={styles.entry} aria-labelledby={`${id}-title`}>
      <h2 className={type.sub} id={`${id}-title`} lang={lang}>
        <RichText as="span" html={title} />
      </h2>
      {image && (
        <div className={styles.picture}>
          <Picture image={image} alt={alt ?? plainText(title)} lang={lang} isFirst={isFirst} />
          {own && (
            <ButtonLink variant="outline" href={own.address} download={own.name}>
              <Icon name="download" /> {t('downloadImage')}
              <span className={layout.visuallyHidden}>: {plainText(title)}</span>
            </ButtonLink>
          )}
        </div>
      )}
      {tweets.length > 0 && (
        <div className={styles.posts}>
          <p className={styles.instructions} {...text('toolkit_page_share_instructions')} />
          <h3 className={styles.label} {...text('toolkit_page_tweet_label')} />
          <ul className={styles.tweets}>
            {tweets.map((tweet) => (
              <TweetBox
                key={tweet}
                text={tweet}
                lang={lang}
                cta={text('toolkit_page_tweet_cta')}
                picture={own}
              />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
