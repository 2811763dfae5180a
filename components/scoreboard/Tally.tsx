import { useTranslations } from 'next-intl';
import { type Row, rollCalls, VOTES_NEEDED, yeas } from '@/lib/scoreboard/rows';
import styles from './Tally.module.css';

/** How many stood with each demand, of how many it took. */
export function Tally({ rows }: { rows: readonly Row[] }) {
  const t = useTranslations('scoreboard');

  return (
    <dl className={styles.tally}>
      {rollCalls.map((rollCall) => (
        <div key={rollCall}>
          <dt>{t(`tally.${rollCall}`)}</dt>
          <dd>
            <b>{yeas(rows, rollCall)}</b> {t('yea')}{' '}
            <span>{t('needed', { count: VOTES_NEEDED })}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
