import { useTranslations } from 'next-intl';
import layout from '@/components/ui/layout.module.css';
import { isOwnPicture } from '@/lib/content/own-picture';
import { pictureOf } from '@/lib/content/pictures';
import type { HtmlLang } from '@/lib/i18n/locales';
import { withBasePath } from '@/lib/paths';
import styles from './Entry.module.css';

/** What `npm run art` draws, and what campaigns post: squares of this side. */
const SIDE_PX = 1080;

type PictureProps = { image: string; alt: string; lang: HtmlLang | undefined; isFirst: boolean };

/**
 * A toolkit picture in display size; a press opens the full one in a new tab. One that is not ours
 * is a link only.
 */
export function Picture({ image, alt, lang, isFirst }: PictureProps) {
  const t = useTranslations('toolkit');
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
        sizes="(min-width: 1200px) 365px, (min-width: 992px) 320px, (min-width: 768px) 45vw, calc(100vw - 2rem)"
        width={SIDE_PX}
        height={SIDE_PX}
        alt={alt}
        lang={lang}
        loading={isFirst ? undefined : 'lazy'}
      />
      <span className={layout.visuallyHidden}>{t('fullSize')}</span>
    </a>
  );
}
