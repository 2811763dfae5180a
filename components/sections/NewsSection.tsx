import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { LazyImage } from '@/components/ui/LazyImage';
import { Section } from '@/components/ui/Section';
import type { LocalizedContent } from '@/lib/content/localized';
import { type HtmlLang, htmlLangs } from '@/lib/i18n/locales';
import { isOwnPicture } from '@/lib/pictures/own-picture';
import styles from './NewsSection.module.css';

const CLIPPING_COUNT = 3;

export function NewsSection({ values, fallbackLang, text }: LocalizedContent) {
  const t = useTranslations('news');
  const { news, letters } = values;
  const more = news.slice(CLIPPING_COUNT);

  return (
    <Section
      id="news"
      isFlipped
      isScreenOnly
      title={text('news_title')}
      lead={fallbackLang('news') && <p>{t('inEnglish')}</p>}
    >
      <ul className={clsx('rows', styles.clippings)} lang={fallbackLang('news')}>
        {news.slice(0, CLIPPING_COUNT).map(({ link, source, title }) => (
          <li key={link} className="tornBelow">
            <p translate="no">{source}</p>
            <Headline link={link} title={title} lang={fallbackLang('news')} />
          </li>
        ))}
      </ul>
      <div className={clsx('columns', styles.folds)}>
        {more.length > 0 && (
          <details className="fold">
            <summary>{t('more', { count: more.length })}</summary>
            <ul lang={fallbackLang('news')}>
              {more.map((item) => (
                <li key={item.link}>
                  <Headline {...item} lang={fallbackLang('news')} />
                  <span translate="no">{item.source}</span>
                </li>
              ))}
            </ul>
          </details>
        )}
        {letters.length > 0 && (
          <details className="fold">
            <summary>{t('letters', { count: letters.length })}</summary>
            <ul lang={fallbackLang('letters')}>
              {letters.map((letter) => (
                <li key={letter.link}>
                  {letter.photo && isOwnPicture(letter.photo) && (
                    <LazyImage src={letter.photo} width={64} height={64} alt="" />
                  )}
                  <Headline {...letter} lang={fallbackLang('letters')} />
                  <span>{letter.date}</span>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </Section>
  );
}

type HeadlineProps = { link: string; title: string; lang: HtmlLang | undefined };

function Headline({ link, title, lang }: HeadlineProps) {
  const t = useTranslations('news');
  const locale = useLocale();

  return (
    <a href={link}>
      {title}{' '}
      <span className="visuallyHidden" lang={lang && htmlLangs[locale]}>
        {t('readMore')}
      </span>
    </a>
  );
}
