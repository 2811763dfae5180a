'use client';

import { useLocale, useTranslations } from 'next-intl';
import { LazyMessages } from '@/components/providers/LazyMessages';
import { stateName } from '@/lib/call/state-names';
import callCard from '@/messages/call-card.json';
import senators from '@/messages/senators.json';
import styles from './CallCard.module.css';
import { BackToForm, CardLayout } from './CardLayout';
import { SwitchboardNumber } from './FailureAlert';
import { DialLinks, SenatorsOutcome } from './SenatorsOutcome';
import { useKnownBlanks, useSenators, useStateChoices, useVisitorPlace } from './useSenators';
import { WhoAnswered } from './WhoAnswered';
import { ZipPlace } from './ZipField';

/** What a press on Call opens: what to say on the phone, and what to do afterwards. */
export default function CallCard() {
  return (
    <LazyMessages messages={{ callCard, senators }}>
      <SenatorsCard />
    </LazyMessages>
  );
}

/** The card of a call to the two senators of the visitor's state. */
function SenatorsCard() {
  const t = useTranslations();
  const locale = useLocale();
  const place = useVisitorPlace();
  const senators = useSenators();
  const isKnown = senators.length > 0;
  const isAsked = useStateChoices() !== null;

  return (
    <CardLayout
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
      outcome={<SenatorsOutcome senators={senators} />}
    />
  );
}
