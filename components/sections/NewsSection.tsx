import { useTranslations } from 'next-intl';
import { LongList } from '@/components/ui/LongList';
import layout from '@/components/ui/layout.module.css';
import type from '@/components/ui/type.module.css';
import type { LocalizedContent } from '@/lib/content/localized';
import { isOwnPicture } from '@/lib/content/own-picture';
import { type HtmlLang, htmlLangs } from '@/lib/i18n/locales';
import { withBasePath } from '@/lib/paths';
import styles from './NewsSection.module.css';
import { Section, SectionHead } from './Section';

/** Coverage with its outlets, and the letters to the editor (spec.md section 2, News). */
export function NewsSection({ content, fallbackLang, locale, text }: LocalizedContent) {
  const t = useTranslations('news');
  const { letters } = content;

  return (
    <Section id="news" isFlipped>
      <SectionHead id="news" title={text('news_title')} />
      <div className={styles.press}>
        <div>
          <h3 className={type.small}>{t('coverage')}</h3>
          <ul lang={fallbackLang('news')}>
            {content.news.map((item) => (
              <li key={item.link}>
                <a href={item.link}>
                  {item.title} <ReadMore lang={fallbackLang('news') && htmlLangs[locale]} />
                </a>
                <span>{item.source}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className={type.small}>{t('letters')}</h3>
          <LongList count={letters.length}>
            <ul lang={fallbackLang('letters')}>
              {letters.map((letter) => (
                <li key={letter.link}>
                  {letter.photo && isOwnPicture(letter.photo) && (
                    <img
                      src={withBasePath(letter.photo)}
                      width={64}
                      height={64}
                      alt=""
                      loading="lazy"
                    />
                  )}
                  <a href={letter.link}>
                    {letter.title} <ReadMore lang={fallbackLang('letters') && htmlLangs[locale]} />
                  </a>
                  <span>{letter.date}</span>
                </li>
              ))}
            </ul>
          </LongList>
        </div>
      </div>
    </Section>
  );
}

/** What a screen reader adds to a headline (spec.md section 3, default_sr_text). */
function ReadMore({ lang }: { lang: HtmlLang | undefined }) {
  const t = useTranslations('lists');

  return (
    <span className={layout.visuallyHidden} lang={lang}>
      {t('readMore')}
    </span>
  );
}
