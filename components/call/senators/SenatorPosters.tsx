import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FittedLine } from '@/components/ui/FittedLine';
import { Icon } from '@/components/ui/Icon';
import { phoneLink } from '@/lib/call/phone-and-zip';
import { seatsNote } from '@/lib/call/seats';
import { directoryDate, type Senator, senatorsOf } from '@/lib/call/senators';
import { stateName } from '@/lib/call/state-names';
import { rollCallsIn, votingRecord } from '@/lib/call/votes';
import type { ZipPlace } from '@/lib/call/zip-place';
import { publicConfig } from '@/lib/config/public-config';
import styles from './Senators.module.css';

type SenatorPostersProps = { place: ZipPlace | null; children?: ReactNode };

/**
 * A state’s senators as posters: names, votes, Washington numbers, and which seat is vacant. A place
 * without any gets a sentence and the switchboard; the children stand for one that is not known.
 */
export function SenatorPosters({ place, children }: SenatorPostersProps) {
  const t = useTranslations();
  const locale = useLocale();
  if (!place || !('code' in place)) return children;
  const seats = seatsNote(place.code, locale, t);
  const note = seats && <p className={styles.pending}>{seats}</p>;
  if (place.kind === 'no-senators') {
    return (
      <div className={styles.place}>
        {note}
        <DialLink number={publicConfig.switchboard_phone} words={t('senators.switchboard')} />
      </div>
    );
  }
  const senators = senatorsOf(place.code);

  return (
    <div className={styles.place}>
      <h2 className={styles.sends}>
        {t('senators.sends', { place: stateName(place.code, locale) })}
      </h2>
      {senators.map((senator, index) => (
        <SenatorPoster
          key={senator.id}
          senator={senator}
          other={senators[1 - index]?.lastName ?? ''}
        />
      ))}
      {note}
      <p className={styles.source}>
        {`${rollCallsIn(locale)?.source ?? ''} ${t('senators.asOf', { date: directoryDate(locale) })}`}
      </p>
    </div>
  );
}

function SenatorPoster({ senator, other }: { senator: Senator; other: string }) {
  const t = useTranslations('senators');
  const { name, lastName, party, isSenior, phone, votes } = senator;
  const record = votingRecord(votes, useLocale());

  return (
    <article className={clsx('rows', styles.senator)}>
      <h3 translate="no">
        <FittedLine text={lastName} isCapped beside={other} />
      </h3>
      <p className={clsx('cluster', styles.role)}>
        <span translate="no">{name}</span>{' '}
        <span>{t(isSenior ? 'senior' : 'junior', { party: t(`party.${party}`) })}</span>
      </p>
      <div className={clsx('rows', styles.record)}>
        {record && (
          <dl className={styles.votes}>
            {record.map(({ question, vote }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>
                  {vote !== 'none' && <Icon name={vote === 'yea' ? 'check' : 'close'} />}
                  {` ${t(`vote.${vote}`)}`}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <DialLink number={phone} words={t('dial')} />
      </div>
    </article>
  );
}

function DialLink({ number, words }: { number: string; words: string }) {
  return (
    <a className={clsx('cluster', styles.dial)} href={phoneLink(number)}>
      <Icon name="phone" /> <span translate="no">{number}</span> <small>{words}</small>
    </a>
  );
}
