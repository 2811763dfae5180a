import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { useStateOffices } from '@/components/call/senators/DistrictOffices';
import { OfficeLetterLink } from '@/components/call/senators/OfficeLetterLink';
import { SwitchboardNumber } from '@/components/call/senators/Switchboard';
import {
  useKnownBlanks,
  useSenators,
  useStateChoices,
  useVisitorPlace,
} from '@/components/call/senators/useSenators';
import { ZipPlace } from '@/components/call/senators/ZipField';
import { withMessages } from '@/components/providers/LazyMessages';
import { useCall } from '@/lib/call/card-state';
import { seatsNote } from '@/lib/call/seats';
import { officeId, type Senator } from '@/lib/call/senators';
import { statePagePath } from '@/lib/call/state-pages';
import callCard from '@/messages/call-card.json';
import senators from '@/messages/senators.json';
import { AskFriends, friendStates } from './AskFriends';
import styles from './CallCard.module.css';
import { CallCardLayout } from './CallCardLayout';
import { DialLinks, NextToDial } from './NextToDial';
import { ReturnToScript } from './ReturnToScript';
import { WhoAnswered } from './WhoAnswered';

export default withMessages({ callCard, senators }, SenatorsCard);

export const ReturnToCard = withMessages({ callCard }, ReturnToScript);

function SenatorsCard() {
  const t = useTranslations();
  const locale = useLocale();
  const place = useVisitorPlace();
  const senators = useSenators();
  const note = place && 'code' in place && seatsNote(place.code, locale, t);
  const isAsked = useStateChoices() !== null;
  const states = friendStates(locale);

  return (
    <CallCardLayout
      pickUp={t(`senators.card.pickUp.${place?.kind === 'no-senators' ? 'none' : 'state'}`)}
      known={useKnownBlanks()}
      who={senators.length > 1 && <WhoAnswered senators={senators} />}
      numbers={
        <>
          {isAsked && <ZipPlace id="card" />}
          <DialLinks senators={senators} />
        </>
      }
      anyOffice={t.rich(
        `senators.card.${senators.length > 0 || note ? 'switchboard' : 'anyOffice'}`,
        {
          number: () => <SwitchboardNumber />,
        },
      )}
      note={note && <p className={styles.place}>{note}</p>}
      state={place && 'code' in place ? place.code : undefined}
      outcome={<NextToDial senators={senators} />}
      friends={states.length > 0 && <AskFriends states={states} />}
      more={
        place?.kind === 'state' &&
        statePagePath(place.code) && <NearestOffice state={place.code} senators={senators} />
      }
    />
  );
}

/** The office that is nearest of the senator who answered, or else of the first. */
function NearestOffice({ state, senators }: { state: string; senators: readonly Senator[] }) {
  const answeredBy = useCall((call) => call.answeredBy);
  const senator = senators.find(({ id }) => id === answeredBy) ?? senators[0];
  const offices = useStateOffices();
  const [office] = (senator && offices?.of(senator)) ?? [];
  return (
    <OfficeLetterLink state={state} office={senator && office && officeId(senator, office.city)}>
      {' '}
      <Icon name="arrow" />
    </OfficeLetterLink>
  );
}
