import { useTranslations } from 'next-intl';
import layout from '@/components/ui/layout.module.css';
import type { Content } from '@/lib/content/schema';
import { type Row, rollCalls } from '@/lib/scoreboard/rows';
import { ScoreRow } from './ScoreRow';
import styles from './ScoreTable.module.css';

type ScoreTableProps = { rows: readonly Row[]; content: Content };

/** How each senator voted on both roll calls, in a table that needs no scripts. */
export function ScoreTable({ rows, content }: ScoreTableProps) {
  const t = useTranslations('scoreboard');

  return (
    <table className={styles.score}>
      <caption className={layout.visuallyHidden}>{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('senator')}</th>
          {rollCalls.map((rollCall) => (
            <th key={rollCall} scope="col">
              {t(`rollCall.${rollCall}`)} <small>{t(`rollCallNote.${rollCall}`)}</small>
            </th>
          ))}
          <th scope="col">{t('ask')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ScoreRow key={row.name} row={row} content={content} />
        ))}
      </tbody>
    </table>
  );
}
