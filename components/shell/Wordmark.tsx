import { withBasePath } from '@/lib/base-path';
import type { Locale } from '@/lib/i18n/locales';
import styles from './Wordmark.module.css';

/** Drawn size of each locale's wordmark, in its own units (public/art). */
const sizes: Record<Locale, { width: number; height: number }> = {
  en: { width: 392, height: 114.5 },
  es: { width: 392, height: 114.5 },
};

/** `ink` follows the colour scheme; `light` is for dark grounds. */
type WordmarkProps = { locale: Locale; alt: string; look?: 'ink' | 'light' };

/** The campaign's logo: the season's name and dates under a rising sun. */
export function Wordmark({ locale, alt, look = 'ink' }: WordmarkProps) {
  const suffix = look === 'light' ? '-light' : '';

  return (
    <img
      className={styles.wordmark}
      src={withBasePath(`/art/wordmark-${locale}${suffix}.svg`)}
      alt={alt}
      {...sizes[locale]}
    />
  );
}
