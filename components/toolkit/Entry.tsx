import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/Button';
import { Since } from '@/components/ui/Dated';
import { Icon } from '@/components/ui/Icon';
import { RichText } from '@/components/ui/RichText';
import { ShareRow } from '@/components/share/ShareRow';
import { PrintedCode } from '@/components/print/PrintedCode';
import { entryPath, lastPart, screenHref, withBasePath } from '@/lib/addresses/paths';
import { publicConfig } from '@/lib/config/public-config';
import { screenUrl } from '@/lib/config/screen-url';
import { hasCalls } from '@/lib/config/targets';
import { GRAPHIC_SIDE_PX, pictureOf } from '@/lib/content/display-sizes';
import type { LocalizedContent } from '@/lib/content/localized';
import { plainText } from '@/lib/content/model/sanitize';
import type { ToolkitEntry } from '@/lib/content/model/toolkit';
import type { HtmlLang } from '@/lib/i18n/locales';
import { isOwnPicture } from '@/lib/pictures/own-picture';
import { endOfEntry } from '@/lib/toolkit/entry-days';
import styles from './Entry.module.css';
import { EntryPosts } from './EntryPosts';
import { GraphicShare } from './GraphicShare';

type EntryProps = {
  entry: ToolkitEntry;
  content: LocalizedContent;
  /** on a page of its own all is open, after a call to action */
  place: 'first' | 'further' | 'alone';
};

export function Entry({ entry, content, place }: EntryProps) {
  const t = useTranslations();
  const { locale, entryLang } = content;
  const { id, title, image, image_alt: alt, tweets } = entry;
  const lang = entryLang('toolkit', entry);
  const ownPicture =
    image && isOwnPicture(image)
      ? { address: withBasePath(image), name: lastPart(image), title: plainText(title) }
      : null;
  const [first = plainText(title)] = tweets;
  const url = screenUrl(locale, entryPath(id));
  const isAlone = place === 'alone';
  const Title = isAlone ? 'h1' : 'h2';

  return (
    <section id={id} className={clsx('landing rows', styles.entry)} aria-labelledby={`${id}-title`}>
      <Title className="subTitle" id={`${id}-title`} lang={lang}>
        <RichText as="span" html={title} />
      </Title>
      {image && (
        <div className={styles.picture}>
          <Picture
            image={image}
            alt={alt ?? plainText(title)}
            lang={lang}
            isFirst={place !== 'further'}
          />
        </div>
      )}
      <div className={clsx('rows', styles.use)}>
        <Since moment={endOfEntry(entry)}>
          <p className="unavailable">{t('toolkitPage.passed')}</p>
        </Since>
        {isAlone && !publicConfig.isArchived && hasCalls() && (
          <ButtonLink size="lg" isFullWidth href={screenHref(locale, '/call')}>
            <Icon name="phone" /> {t('letter.thenCall')}
          </ButtonLink>
        )}
        {ownPicture ? (
          <GraphicShare text={first} url={url} picture={ownPicture} place={place} />
        ) : (
          <ShareRow text={first} url={url} />
        )}
        <EntryPosts tweets={tweets} lang={lang} content={content} url={url} />
        <PrintedCode path={entryPath(id)} />
      </div>
    </section>
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
      <span className="visuallyHidden">{t('fullSize')}</span>
    </a>
  );
}
