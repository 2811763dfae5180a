import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { screenHref } from '@/lib/addresses/paths';
import type { ScreenPath } from '@/lib/addresses/routes';
import { config } from '@/lib/config/config';
import { datesIn } from '@/lib/content/load';
import type { LocalizedContent } from '@/lib/content/localized';
import { htmlLangs, type Locale, languages, otherLocales } from '@/lib/i18n/locales';
import { Disclosure } from './Disclosure';
import styles from './Header.module.css';
import { LocaleLink, TranslationLinks } from './LocaleLink';
import { Wordmark } from './Wordmark';

type HeaderProps = { content: LocalizedContent; path: ScreenPath | null; isAlternate?: boolean };

export function Header({ content, path, isAlternate = false }: HeaderProps) {
  const { values, locale } = content;
  const t = useTranslations('shell');

  return (
    <header className={clsx(styles.header, isAlternate && styles.alternate)}>
      <div className={clsx('cluster wrap', styles.bar)}>
        <a className={styles.home} href={screenHref(locale, '/')}>
          <Wordmark
            locale={locale}
            alt={t('home', { name: values.site_title, dates: datesIn(locale) })}
            isLight={isAlternate}
          />
        </a>
        <TranslationLinks locale={locale} path={path} className={clsx('target', styles.cross)} />
        <LanguageMenu locale={locale} />
        <ButtonLink href={config.donation_url} variant={isAlternate ? 'gold' : 'outline'}>
          {t('donate')}
        </ButtonLink>
      </div>
    </header>
  );
}

function LanguageMenu({ locale }: { locale: Locale }) {
  const t = useTranslations('shell');
  const others = otherLocales(locale);

  return (
    <Disclosure className={styles.menu}>
      <summary className={clsx('target', styles.opener)}>
        <span className="visuallyHidden">{`${t('language')} `}</span>
        {others.map((other) => (
          <span key={other} lang={htmlLangs[other]}>
            {other.toUpperCase()}
          </span>
        ))}
        <Icon name="down" />
      </summary>
      {/* Safari gives a pressed link no focus: so it goes no farther than this list */}
      <ul className={clsx('inkHover', styles.items)} tabIndex={-1}>
        {others.map((other) => (
          <li key={other}>
            <LocaleLink href={screenHref(other, '/')} locale={other}>
              <span>{other.toUpperCase()}</span> <span>{languages[other].name}</span>
            </LocaleLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
