import clsx from 'clsx';
import { withBasePath } from '@/lib/addresses/paths';
import type { Locale } from '@/lib/i18n/locales';
import styles from './Header.module.css';

type WordmarkProps = { locale: Locale; alt: string; isLight?: boolean };

export function Wordmark({ locale, alt, isLight = false }: WordmarkProps) {
  return (
    <img
      className={clsx(styles.wordmark, isLight && styles.light)}
      src={withBasePath(`/art/wordmark-${locale}${isLight ? '-light' : ''}.svg`)}
      alt={alt}
      translate="no"
      // twice the size that it is drawn in: HTML takes whole numbers only
      width={784}
      height={229}
      // it ends the page: not among the first files that are fetched
      fetchPriority={isLight ? 'low' : undefined}
    />
  );
}
