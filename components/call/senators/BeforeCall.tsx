import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { screenHref } from '@/lib/addresses/paths';
import styles from './CallYourself.module.css';

/** What to do without a US phone. */
export function BeforeCall() {
  const t = useTranslations('senators.before');
  const letter = screenHref(useLocale(), '/letter');

  return (
    <p className={clsx('screenOnly', styles.before)}>
      {t.rich('noPhone', { letter: (words) => <a href={letter}>{words}</a> })}
    </p>
  );
}
