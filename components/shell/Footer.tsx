import { useTranslations } from 'next-intl';
import layout from '@/components/ui/layout.module.css';
import { RichText } from '@/components/ui/RichText';
import { config } from '@/lib/config';
import { fillPlaceholders } from '@/lib/content/html';
import type { LocalizedContent } from '@/lib/content/localized';
import { otherLocale, type ScreenPath } from '@/lib/i18n/locales';
import { screenHref } from '@/lib/paths';
import styles from './Footer.module.css';
import { LocaleLink } from './LocaleLink';
import { Wordmark } from './Wordmark';

type FooterProps = { edition: LocalizedContent; path: ScreenPath | null };

const networks = [
  ['Instagram', config.accounts.instagram],
  ['Facebook', config.accounts.facebook],
  ['Twitter', config.accounts.twitter],
] as const;

/** Whose page this is, where to follow, whom to write to (spec.md section 2, Footer). */
export function Footer({ edition, path }: FooterProps) {
  const t = useTranslations('shell');
  const { locale, content, fallbackLang } = edition;
  const other = otherLocale(locale);
  const contact = fillPlaceholders(content.footer_contact_info, {
    year: String(config.buildYear),
    email: config.press_email,
  });

  return (
    <footer className={styles.footer}>
      <div className={`${layout.wrap} ${styles.columns}`}>
        <div>
          <h2>{t('projectOf')}</h2>
          <Wordmark locale={locale} alt={content.site_title} look="light" />
        </div>
        <div>
          <h2 lang={fallbackLang('footer_follow_us')}>{content.footer_follow_us}</h2>
          <ul>
            {networks.map(([name, address]) => (
              <li key={name}>
                <a href={address}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{t('contact')}</h2>
          <RichText
            html={contact}
            lang={fallbackLang('footer_contact_info')}
            className={styles.contact}
          />
        </div>
        <div className={styles.base}>
          <RichText html={content.footer_built_by} lang={fallbackLang('footer_built_by')} />
          {config.features.scoreboard && (
            <a href={screenHref(locale, '/scoreboard')}>{t('scoreboard')}</a>
          )}
          {path && (
            <LocaleLink href={screenHref(other, path)} locale={other}>
              {t('thisPageInOther')}
            </LocaleLink>
          )}
        </div>
      </div>
    </footer>
  );
}
