import clsx from 'clsx';
import type { Locale } from '@/lib/i18n/locales';
import { withBasePath } from '@/lib/paths';
import styles from './Wordmark.module.css';

/** Twice the drawn size of each locale's wordmark (public/art): HTML takes whole numbers only. */
const sizes: Record<Locale, { width: number; height: number }> = {
  en: { width: 784, height: 229 },
  es: { width: 784, height: 229 },
};

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
      {...sizes[locale]}
    />
  );
}
