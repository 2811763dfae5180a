import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { RichText } from '@/components/ui/RichText';
import section from '@/components/ui/Section.module.css';
import { Accounts } from '@/components/share/Accounts';
import { screenHref } from '@/lib/addresses/paths';
import type { ScreenPath } from '@/lib/addresses/routes';
import { config } from '@/lib/config/config';
import { datesIn } from '@/lib/content/load';
import type { LocalizedContent } from '@/lib/content/localized';
import { fillHtml } from '@/lib/content/model/html';
import styles from './Footer.module.css';
import { TranslationLinks } from './LocaleLink';
import { Wordmark } from './Wordmark';

export function Footer({ content, path }: { content: LocalizedContent; path: ScreenPath | null }) {
  const t = useTranslations('shell');
  const { locale, values, html, text } = content;
  const contact = html('footer_contact_info');
  const details = {
    year: String(config.buildYear),
    email: config.press_email,
    name: values.site_title,
    dates: datesIn(locale),
  };

  return (
    <footer className={clsx(section.night, styles.footer)}>
      <div className={clsx('cluster wrap', styles.columns)}>
        <div>
          <h2>{t('projectOf')}</h2>
          <Wordmark locale={locale} alt={values.site_title} isLight />
        </div>
        <div>
          <h2 {...text('footer_follow_us')} />
          <Accounts />
        </div>
        <div className={styles.contact}>
          <h2>{t('contact')}</h2>
          <RichText {...contact} html={fillHtml(contact.html, details)} />
        </div>
        <div className={clsx('cluster note', styles.base)}>
          <RichText {...html('footer_built_by')} />
          {config.features.scoreboard && (
            <a href={screenHref(locale, '/scoreboard')}>{t('scoreboard')}</a>
          )}
          <TranslationLinks locale={locale} path={path} />
          <a href={screenHref(locale, '/privacy')}>{t('privacy')}</a>
        </div>
      </div>
    </footer>
  );
}
