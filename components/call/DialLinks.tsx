import { useTranslations } from 'next-intl';
import { phoneLink } from '@/lib/call/formats';
import type { Senator } from '@/lib/call/senators';
import { setAnsweredBy } from '@/lib/call/state';
import styles from './CallCard.module.css';

/** The senators' own numbers to dial; whoever is dialled is named in the script. */
export function DialLinks({ senators }: { senators: readonly Senator[] }) {
  const t = useTranslations('callCard');
  return (
    <ul className={styles.dials}>
      {senators.map(({ id, lastName, phone }) => (
        <li key={id}>
          <a href={phoneLink(phone)} onClick={() => setAnsweredBy(id)}>
            <b>{t('senator', { name: lastName })}</b> <span translate="no">{phone}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
