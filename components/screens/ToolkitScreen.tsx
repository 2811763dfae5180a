import { useTranslations } from 'next-intl';
import { Section, SectionHead } from '@/components/sections/Section';
import { Frame } from '@/components/shell/Frame';
import layout from '@/components/ui/layout.module.css';
import { RichText } from '@/components/ui/RichText';
import type from '@/components/ui/type.module.css';
import { loadContent } from '@/lib/content/load';
import type { Locale } from '@/lib/i18n/locales';
import styles from './ToolkitScreen.module.css';

/** The toolkit: what it will hold, and already the words of every entry (spec.md section 2). */
export function ToolkitScreen({ locale }: { locale: Locale }) {
  const edition = loadContent(locale);
  const { content, langOf } = edition;
  const t = useTranslations('toolkit');

  return (
    <Frame edition={edition} path="/toolkit">
      <section className={styles.head}>
        <div className={layout.wrap}>
          <h1 className={type.page} lang={langOf('toolkit_page_title')}>
            {content.toolkit_page_title}
          </h1>
          <p className={styles.lead} lang={langOf('toolkit_page_description')}>
            {content.toolkit_page_description}
          </p>
        </div>
      </section>
      <Section id="entries">
        <SectionHead id="entries" title={t('contents')}>
          <p>{t('soon')}</p>
        </SectionHead>
        <div className={styles.entries} lang={langOf('toolkit')}>
          {content.toolkit.map((entry) => (
            <article key={entry.id} id={entry.id}>
              <h3 className={type.sub}>
                <RichText as="span" html={entry.title} />
              </h3>
              {entry.tweets.map((tweet) => (
                <p key={tweet}>{tweet}</p>
              ))}
            </article>
          ))}
        </div>
      </Section>
    </Frame>
  );
}
