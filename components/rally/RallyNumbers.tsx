import { useTranslations } from 'next-intl';
import typography from '@/components/ui/typography.module.css';
import { phoneLink } from '@/lib/call/formats';
import type { LockScreenRow } from '@/lib/rally/lock-screen';
import styles from './Rally.module.css';

/** The numbers to have at hand, each to be dialled by a press. */
export function RallyNumbers({ numbers }: { numbers: readonly LockScreenRow[] }) {
  const t = useTranslations('rally');
  if (numbers.length === 0) return null;

  return (
    <div>
      <h2 className={typography.sub}>{t('numbers')}</h2>
      <ul className={styles.numbers}>
        {numbers.map(({ name, number }) => (
          <li key={name}>
            <a href={phoneLink(number)}>
              <span>{name}</span> <b translate="no">{number}</b>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
