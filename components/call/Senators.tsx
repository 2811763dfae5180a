'use client';

import { useLocale, useTranslations } from 'next-intl';
import { FittedLine } from '@/components/ui/FittedLine';
import { Icon } from '@/components/ui/Icon';
import { placeName } from '@/lib/call/direct-numbers';
import { phoneLink } from '@/lib/call/formats';
import type { Place } from '@/lib/call/places';
import { directoryDate, type Senator, senatorsOf } from '@/lib/call/senators';
import { publicConfig } from '@/lib/public-config';
import styles from './Senators.module.css';
import { useVisitorPlace } from './useVisitorPlace';

/** The visitor's senators as soon as their ZIP or state is told. */
export function Senators() {
  return <SenatorsOf place={useVisitorPlace()} />;
}

/**
 * A state's two senators as a poster: their names to the full measure, how they voted, and their
 * Washington numbers. Their outlines for a place not yet known; for one without a voting senator,
 * what is true of it.
 */
export function SenatorsOf({ place }: { place: Place | null }) {
  const t = useTranslations('direct');
  const locale = useLocale();
  if (place?.kind === 'no-senators') {
    return (
      <div className={styles.place}>
        <p className={styles.pending}>
          {t('noSenators', { place: placeName(place.code, locale) })}
        </p>
        <DialLink number={publicConfig.switchboard_phone} words={t('switchboard')} />
      </div>
    );
  }
  if (place?.kind !== 'state') return <Outlines />;

  return (
    <div className={styles.place}>
      <h2 className={styles.sends}>{t('sends', { place: placeName(place.code, locale) })}</h2>
      {senatorsOf(place.code).map((senator) => (
        <SenatorPoster key={senator.id} senator={senator} />
      ))}
      <p className={styles.source}>
        {t('rollCalls')} {t('asOf', { date: directoryDate(locale) })}
      </p>
    </div>
  );
}

/** The place of the names, before they are known. */
function Outlines() {
  const t = useTranslations('direct');
  const [, first = '', last = ''] = /^(.*) (\S+)$/.exec(t('yours')) ?? [];

  return (
    <div className={styles.outlines}>
      <FittedLine text={first} isOutlined isDecorative />
      <FittedLine text={last} isOutlined isDecorative />
      <p className={styles.pending}>{t('pending')}</p>
    </div>
  );
}

function SenatorPoster({ senator }: { senator: Senator }) {
  const t = useTranslations('direct');
  const { name, lastName, party, isSenior, phone, votes } = senator;

  return (
    <article className={styles.senator}>
      <h3>
        <FittedLine text={lastName} />
      </h3>
      <p className={styles.role}>
        <span>{name}</span>{' '}
        <span>
          {t(`party.${party}`)}, {t(isSenior ? 'rank.senior' : 'rank.junior')}
        </span>
      </p>
      <div className={styles.record}>
        <dl className={styles.votes}>
          {(['votingRights', 'wage'] as const).map((rollCall) => (
            <div key={rollCall}>
              <dt>{t(`rollCall.${rollCall}`)}</dt>
              <dd>
                {votes[rollCall] !== 'none' && (
                  <Icon name={votes[rollCall] === 'yea' ? 'check' : 'close'} />
                )}{' '}
                {t(`vote.${votes[rollCall]}`)}
              </dd>
            </div>
          ))}
        </dl>
        <DialLink number={phone} words={t('dial')} />
      </div>
    </article>
  );
}

function DialLink({ number, words }: { number: string; words: string }) {
  return (
    <a className={styles.dial} href={phoneLink(number)}>
      <Icon name="phone" /> <span>{number}</span> <small>{words}</small>
    </a>
  );
}
