import clsx from 'clsx';
import type { Locale } from '@/lib/i18n/locales';
import { withBasePath } from '@/lib/paths';
import styles from './Wordmark.module.css';

/** `ink` follows the colour scheme; `light` is for dark grounds. */
type WordmarkProps = { locale: Locale; alt: string; look?: 'ink' | 'light' };

/** The campaign's logo: the season's name and dates under a rising sun. */
export function Wordmark({ locale, alt, look = 'ink' }: WordmarkProps) {
  const isLight = look === 'light';

  return (
    <img
      className={clsx(styles.wordmark, isLight && styles.light)}
      src={withBasePath(`/art/wordmark-${locale}${isLight ? '-light' : ''}.svg`)}
      alt={alt}
      // twice the size that it is drawn in: HTML takes whole numbers only
      width={784}
      height={229}
    />
  );
}
