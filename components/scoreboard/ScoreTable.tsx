import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { NewTabLink } from '@/components/ui/NewTabLink';
import { screenHref } from '@/lib/addresses/paths';
import { phoneLink } from '@/lib/call/phone-and-zip';
import { statePagePath } from '@/lib/call/state-pages';
import type { Content } from '@/lib/content/model/content';
import { mailTo, tweetTo } from '@/lib/scoreboard/contact';
import { goneFrom, isWithUs, type Row, rollCalls, VOTES_NEEDED, yeas } from '@/lib/scoreboard/rows';
import styles from './ScoreTable.module.css';

export function ScoreTable({ rows, content }: { rows: readonly Row[]; content: Content }) {
  const t = useTranslations('scoreboard');

  return (
    <table className={styles.score}>
      <caption className="visuallyHidden">{t('caption')}</caption>
      <thead className="visuallyHidden">
        <tr>
          <th scope="col">{t('senator')}</th>
          {content.roll_calls?.map(({ name, note }) => (
            <th key={name} scope="col">
              {name} <small>{note}</small>
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

const hidden = (words: ReactNode) => <span className="visuallyHidden">{words}</span>;

function ScoreRow({ row, content }: { row: Row; content: Content }) {
  const t = useTranslations('scoreboard');
  const senators = useTranslations('senators');
  const locale = useLocale();
  const { name, state, stateName, party, website, phone } = row;
  const path = statePagePath(state);
  const gone = goneFrom(row);
  const tweet = tweetTo(row, content);
  const mail = mailTo(row, content);

  return (
    <tr data-state={state} data-party={party} data-vote={isWithUs(row) ? 'yea' : 'nay'}>
      <th scope="row">
        <a href={website} translate="no">
          {name}
        </a>{' '}
        <small>
          {senators(`party.${party}`)} ·{' '}
          {path ? <a href={screenHref(locale, path)}>{stateName}</a> : stateName}
        </small>
      </th>
      {rollCalls.map((rollCall, index) => (
        <td
          key={rollCall}
          className={styles[row[rollCall]]}
          data-label={content.roll_calls?.[index]?.name}
        >
          {t(row[rollCall])}
        </td>
      ))}
      <td className={clsx('targets', styles.ask)}>
        {gone ? (
          senators(`vacant.${gone}`)
        ) : (
          <>
            <a href={phoneLink(phone)} translate="no">
              {phone}
            </a>
            {tweet && (
              <NewTabLink href={tweet} data-network="twitter">
                {t.rich('tweetTo', { name, hidden })}
              </NewTabLink>
            )}
            {mail && <a href={mail}>{t.rich('writeTo', { name, hidden })}</a>}
          </>
        )}
      </td>
    </tr>
  );
}

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
