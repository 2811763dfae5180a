import { useTranslations } from 'next-intl';
import { Section } from '@/components/sections/Section';
import { PageLayout } from '@/components/shell/PageLayout';
import { Contents } from '@/components/toolkit/Contents';
import { Entry } from '@/components/toolkit/Entry';
import { buttonClass } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { InPageLink } from '@/components/ui/InPageLink';
import layout from '@/components/ui/layout.module.css';
import { NewTabLink } from '@/components/ui/NewTabLink';
import type from '@/components/ui/type.module.css';
import { loadContent } from '@/lib/content/load';
import { plainText } from '@/lib/content/sanitize';
import type { Locale } from '@/lib/i18n/locales';
import { withBasePath } from '@/lib/paths';
import { downloadAllAddress } from '@/lib/toolkit/download-all';
import styles from './ToolkitScreen.module.css';

/** The toolkit: graphics and tweets to take away (spec.md section 2, Toolkit page). */
export function ToolkitScreen({ locale }: { locale: Locale }) {
  const edition = loadContent(locale);
  const { content, fallbackLang, text } = edition;
  const t = useTranslations('toolkit');
  const downloadAll = downloadAllAddress(locale, content);

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
          <div className={styles.kit}>
            <Contents className={styles.contents} labelledBy="contents-title">
              <h2 className={type.small} id="contents-title">
                {t('contents')}
              </h2>
              <ol>
                {content.toolkit.map(({ id, title }) => (
                  <li key={id}>
                    <InPageLink href={`#${id}`} lang={fallbackLang('toolkit')}>
                      {plainText(title)}
                    </InPageLink>
                  </li>
                ))}
                {downloadAll && (
                  <li>
                    <InPageLink href="#download-all">{t('downloadAll')}</InPageLink>
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
        )}
      </Section>
      {downloadAll && (
        <Section id="download-all" ground="red">
          <div className={styles.download}>
            <h2 className={type.sub} id="download-all-title">
              {t('downloadAll')}
            </h2>
            <NewTabLink
              href={withBasePath(downloadAll)}
              className={buttonClass({ variant: 'gold', size: 'lg' })}
            >
              <Icon name="download" />
              <span {...text('toolkit_page_download_all_cta')} />
            </NewTabLink>
          </div>
        </Section>
      )}
    </PageLayout>
  );
}
