import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { screenHref } from '@/lib/addresses/paths';
import { statePages } from '@/lib/call/state-pages';
import type { Locale } from '@/lib/i18n/locales';
import styles from './StateLinks.module.css';

/** The pages of all states, folded; nothing where there are none. */
export function StateLinks({ locale }: { locale: Locale }) {
  const t = useTranslations('localPage');
  const pages = statePages(locale);
  if (pages.length === 0) return null;

  return (
    <div className={clsx('screenOnly', styles.states)}>
      <div className="wrap">
        <details className="fold">
          <summary>{t('all')}</summary>
          <ul>
            {pages.map(({ code, name, path }) => (
              <li key={code}>
                <a href={screenHref(locale, path)}>{name}</a>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </div>
  );
}
