import { useTranslations } from 'next-intl';
import { phoneLink } from '@/lib/call/phone-link';
import type { Content } from '@/lib/content/schema';
import { mailTo, tweetTo } from '@/lib/scoreboard/contact';
import { isWithUs, type Row, rollCalls } from '@/lib/scoreboard/rows';
import styles from './ScoreTable.module.css';

/** One senator: who, how they voted, and how to ask them. */
export function ScoreRow({ row, content }: { row: Row; content: Content }) {
  const t = useTranslations('scoreboard');
  const { name, state, stateName, party, phone, website } = row;
  const tweet = tweetTo(row, content);
  const mail = mailTo(row, content);

  return (
    <tr data-state={state} data-party={party} data-vote={isWithUs(row) ? 'yea' : 'nay'}>
      <th scope="row">
        <a href={website}>{name}</a>{' '}
        <small>
          {t(`party.${party}`)} · {stateName}
        </small>
      </th>
      {rollCalls.map((rollCall) => (
        <td key={rollCall} className={styles[row[rollCall]]} data-label={t(`rollCall.${rollCall}`)}>
          {t(row[rollCall])}
        </td>
      ))}
      <td className={styles.ask}>
        <a href={phoneLink(phone)}>{phone}</a>
        {tweet && (
          <a
            href={tweet}
            target="_blank"
            rel="noopener"
            data-network="twitter"
            aria-label={t('tweetTo', { name })}
          >
            {t('tweet')}
          </a>
        )}
        {mail && (
          <a href={mail} aria-label={t('writeTo', { name })}>
            {t('write')}
          </a>
        )}
      </td>
    </tr>
  );
}
