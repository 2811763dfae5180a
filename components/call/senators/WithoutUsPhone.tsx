import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import styles from '@/components/call/form/CallForm.module.css';
import { screenHref } from '@/lib/addresses/paths';

/** What to do without a US phone. */
export function WithoutUsPhone() {
  const t = useTranslations('senators.before');
  const letter = screenHref(useLocale(), '/letter');

  return (
    <p className={clsx('screenOnly', styles.before)}>
      {t.rich('noPhone', { letter: (words) => <a href={letter}>{words}</a> })}
    </p>
  );
}
