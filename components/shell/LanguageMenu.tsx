import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import layout from '@/components/ui/layout.module.css';
import { screenHref } from '@/lib/addresses/paths';
import { htmlLangs, type Locale, languages, otherLocales } from '@/lib/i18n/locales';
import { Disclosure } from './Disclosure';
import styles from './LanguageMenu.module.css';
import { LocaleLink } from './LocaleLink';

/** The other locales, in capitals, each leading to its home page. */
export function LanguageMenu({ locale }: { locale: Locale }) {
  const t = useTranslations('shell');
  const others = otherLocales(locale);

  return (
    <Disclosure className={styles.menu}>
      <summary className={styles.opener}>
        <span className={layout.visuallyHidden}>{`${t('language')} `}</span>
        {others.map((other) => (
          <span key={other} lang={htmlLangs[other]}>
            {other.toUpperCase()}
          </span>
        ))}
        <Icon name="down" />
      </summary>
      {/* Safari gives a pressed link no focus: so it goes no farther than this list */}
      <ul className={styles.items} tabIndex={-1}>
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
