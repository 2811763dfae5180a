import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { useVisitorPlace } from '@/components/call/senators/useSenators';
import { useAttempts } from '@/lib/call/attempts';
import { useCall } from '@/lib/call/card-state';
import type { Senator } from '@/lib/call/senators';
import { stateName } from '@/lib/call/state-names';
import { votingRecord } from '@/lib/call/votes';
import styles from './CallCard.module.css';

/** Which senator answered, with party and votes; where no call was placed whom the visitor dials, the names alone. */
export function WhoAnswered({ senators }: { senators: readonly Senator[] }) {
  const t = useTranslations();
  const locale = useLocale();
  const place = useVisitorPlace();
  const answeredBy = useCall((call) => call.answeredBy);
  const isCompact = useAttempts(({ attempt }) => attempt.phase === 'failed');
  const state = place && 'code' in place ? stateName(place.code, locale) : '';

  return (
    <fieldset className={clsx('screenOnly', styles.who, isCompact && styles.compact)}>
      <legend>
        {t(`senators.card.${isCompact ? 'whoIsCalled' : 'whoAnswered'}`)}{' '}
        <span>{t('senators.card.tapName')}</span>
      </legend>
      {senators.map(({ id, lastName, party, votes }) => (
        <div key={id}>
          <button
            type="button"
            translate="no"
            aria-pressed={id === answeredBy}
            aria-describedby={isCompact ? undefined : `${id}-record`}
            onClick={() => useCall.setState({ answeredBy: id })}
          >
            {lastName}
          </button>
          {!isCompact && (
            <p id={`${id}-record`}>
              {t('senators.card.affiliation', { party: t(`senators.party.${party}`), state })}{' '}
              <br />
              {votingRecord(votes, locale)
                ?.map(({ name, vote }) => `${name}: ${t(`senators.vote.${vote}`)}.`)
                .join(' ')}
            </p>
          )}
        </div>
      ))}
    </fieldset>
  );
}
