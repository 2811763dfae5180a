import { useTranslations } from 'next-intl';
import type { Content } from '@/lib/content/model/content';
import { type Row, rollCalls, VOTES_NEEDED, yeas } from '@/lib/scoreboard/rows';
import styles from './Tally.module.css';

/** The Yea votes for each demand, and how many it needed. */
export function Tally({ rows, content }: { rows: readonly Row[]; content: Content }) {
  const t = useTranslations('scoreboard');

  return (
    <dl className={styles.tally}>
      {rollCalls.map((rollCall, index) => (
        <div key={rollCall}>
          <dt>{content.roll_calls?.[index]?.tally}</dt>
          <dd>
            <b>{yeas(rows, rollCall)}</b> {t('yea')}{' '}
            <span>{t('needed', { count: VOTES_NEEDED })}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
