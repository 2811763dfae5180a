import { useTranslations } from 'next-intl';
import { Section } from '@/components/sections/Section';
import { PageLayout } from '@/components/shell/PageLayout';
import { Contents } from '@/components/toolkit/Contents';
import { DownloadAll } from '@/components/toolkit/DownloadAll';
import { Entry } from '@/components/toolkit/Entry';
import layout from '@/components/ui/layout.module.css';
import type from '@/components/ui/type.module.css';
import { loadContent } from '@/lib/content/load';
import type { LocalizedContent } from '@/lib/content/localized';
import { plainText } from '@/lib/content/sanitize';
import type { Locale } from '@/lib/i18n/locales';
import { downloadAllAddress } from '@/lib/toolkit/download-all';
import styles from './ToolkitScreen.module.css';

/** The toolkit: graphics and tweets to take away (spec.md section 2, Toolkit page). */
export function ToolkitScreen({ locale }: { locale: Locale }) {
  const edition = loadContent(locale);
  const { content, text } = edition;
  const t = useTranslations('toolkit');

  return (
    <PageLayout edition={edition} path="/toolkit">
      <section className={styles.head}>
        <div className={layout.wrap}>
          <h1 className={type.page} {...text('toolkit_page_title')} />
          <p className={styles.lead} {...text('toolkit_page_description')} />
        </div>
      </section>
      <Section id="contents">
        {content.toolkit.length === 0 ? (
          <p id="contents-title">{t('none')}</p>
        ) : (
          <Kit edition={edition} />
        )}
      </Section>
      {downloadAllAddress(locale, content) && (
        <Section id="download-all" ground="red">
          <DownloadAll edition={edition} />
        </Section>
      )}
    </PageLayout>
  );
}

function Kit({ edition }: { edition: LocalizedContent }) {
  const { locale, content, fallbackLang } = edition;
  const t = useTranslations('toolkit');

  return (
    <div className={styles.kit}>
      <Contents className={styles.contents} labelledBy="contents-title">
        <h2 className={type.small} id="contents-title">
          {t('contents')}
        </h2>
        <ol>
          {content.toolkit.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} lang={fallbackLang('toolkit')}>
                {plainText(title)}
              </a>
            </li>
          ))}
          {downloadAllAddress(locale, content) && (
            <li>
              <a href="#download-all">{t('downloadAll')}</a>
            </li>
          )}
        </ol>
      </Contents>
      <div className={styles.entries}>
        {content.toolkit.map((entry, index) => (
          <Entry key={entry.id} entry={entry} edition={edition} isFirst={index === 0} />
        ))}
      </div>
    </div>
  );
}
