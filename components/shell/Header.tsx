import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/Button';
import layout from '@/components/ui/layout.module.css';
import { screenHref } from '@/lib/addresses/paths';
import type { ScreenPath } from '@/lib/addresses/routes';
import { config } from '@/lib/config/config';
import { datesIn } from '@/lib/content/load';
import type { LocalizedContent } from '@/lib/content/localized';
import styles from './Header.module.css';
import { LanguageMenu } from './LanguageMenu';
import { TranslationLinks } from './LocaleLink';
import { Wordmark } from './Wordmark';

type HeaderProps = { content: LocalizedContent; path: ScreenPath | null; isAlternate?: boolean };

/** Logo, the other languages, and the donation link. */
export function Header({ content, path, isAlternate = false }: HeaderProps) {
  const { values, locale } = content;
  const t = useTranslations('shell');

  return (
    <header className={clsx(styles.header, isAlternate && styles.alternate)}>
      <div className={clsx(layout.wrap, styles.bar)}>
        <a className={styles.home} href={screenHref(locale, '/')}>
          <Wordmark
            locale={locale}
            alt={t('home', { name: values.site_title, dates: datesIn(locale) })}
            isLight={isAlternate}
          />
        </a>
        <TranslationLinks locale={locale} path={path} className={styles.cross} />
        <LanguageMenu locale={locale} />
        <ButtonLink href={config.donation_url} variant={isAlternate ? 'gold' : 'outline'}>
          {t('donate')}
        </ButtonLink>
      </div>
    </header>
  );
}
