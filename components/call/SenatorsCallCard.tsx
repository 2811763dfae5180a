'use client';

import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { withMessages } from '@/components/providers/LazyMessages';
import type { Senator } from '@/lib/call/senators';
import { useCall } from '@/lib/call/state';
import { stateName } from '@/lib/call/state-names';
import { recordOf } from '@/lib/call/votes';
import callCard from '@/messages/call-card.json';
import senators from '@/messages/senators.json';
import { BackToForm, CallCard } from './CallCard';
import styles from './CallCard.module.css';
import { SwitchboardNumber } from './FailureAlert';
import { DialLinks, NextToDial } from './NextToDial';
import { useKnownBlanks, useSenators, useStateChoices, useVisitorPlace } from './useSenators';
import { ZipPlace } from './ZipField';

export default withMessages({ callCard, senators }, SenatorsCard);

function SenatorsCard() {
  const t = useTranslations();
  const locale = useLocale();
  const place = useVisitorPlace();
  const senators = useSenators();
  const isKnown = senators.length > 0;
  const isAsked = useStateChoices() !== null;

  return (
    <CallCard
      pickUp={t('senators.card.pickUp')}
      known={useKnownBlanks()}
      who={isKnown && <WhoAnswered senators={senators} />}
      numbers={
        <>
          {isAsked && <ZipPlace id="card" />}
          <DialLinks senators={senators} />
          <p className={styles.switchboard}>
            {t.rich(isKnown ? 'senators.card.switchboard' : 'senators.card.anyOffice', {
              number: () => <SwitchboardNumber />,
            })}{' '}
            <BackToForm />
          </p>
          {isKnown && <WhoAnswered senators={senators} isCompact />}
        </>
      }
      note={
        place?.kind === 'no-senators' && (
          <p className={styles.place}>
            {t('senators.noSenators', { place: stateName(place.code, locale) })}
          </p>
        )
      }
      outcome={<NextToDial senators={senators} />}
    />
  );
}

type WhoAnsweredProps = { senators: readonly Senator[]; isCompact?: boolean };

function WhoAnswered({ senators, isCompact = false }: WhoAnsweredProps) {
  const t = useTranslations();
  const locale = useLocale();
  const place = useVisitorPlace();
  const answeredBy = useCall((call) => call.answeredBy);
  const state = place && 'code' in place ? stateName(place.code, locale) : '';

  return (
    <fieldset className={clsx(styles.who, isCompact && styles.compact)}>
      <legend>
        {t('senators.card.whoAnswered')} <span>{t('senators.card.tapName')}</span>
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
              {recordOf(votes, locale)
                ?.map(({ name, vote }) => `${name}: ${t(`senators.vote.${vote}`)}.`)
                .join(' ')}
            </p>
          )}
        </div>
      ))}
    </fieldset>
  );
}
