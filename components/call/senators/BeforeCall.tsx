import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { screenHref } from '@/lib/addresses/paths';
import styles from './CallYourself.module.css';

export function RelayServiceNote() {
  return (
    <p className={clsx('screenOnly', styles.before)}>
      {useTranslations('senators.before')('relay')}
    </p>
  );
}

/** What to do without a US phone, and with the service that relays calls. */
export function BeforeCall({ hasRelay = false }: { hasRelay?: boolean }) {
  const t = useTranslations('senators.before');
  const letter = screenHref(useLocale(), '/letter');

  return (
    <>
      <p className={clsx('screenOnly', styles.before)}>
        {t.rich('noPhone', { letter: (words) => <a href={letter}>{words}</a> })}
      </p>
      {hasRelay && <RelayServiceNote />}
    </>
  );
}
