import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { useStateOffices } from '@/components/call/senators/DistrictOffices';
import { OfficeHours } from '@/components/call/senators/OfficeHours';
import { SwitchboardNumber } from '@/components/call/senators/Switchboard';
import type { Outcome } from '@/lib/call/card-state';
import { MOST_OFFICES } from '@/lib/call/district-offices';
import { dialSenator, isReached } from '@/lib/call/outcome';
import { phoneLink } from '@/lib/call/phone-and-zip';
import type { Senator } from '@/lib/call/senators';
import styles from './CallCard.module.css';
import { CallOutcome } from './CallOutcome';
import { WrongNumbers } from './WrongNumbers';

const WASHINGTON = 'Washington';

/**
 * How a call went, and what to dial next: after a busy line or a full mailbox the senator’s offices in
 * the state (both senators’ where it is unknown whose line it was); then the other one, and any office.
 */
export function NextToDial({ senators }: { senators: readonly Senator[] }) {
  const t = useTranslations('senators.card');
  const isKnown = senators.length > 0;
  const arePair = senators.length > 1;
  const offices = useStateOffices(isKnown);
  const calledOf = (who: string | null) =>
    arePair ? senators.filter(({ id }) => id === who) : senators;

  function kicker({ result, answeredBy }: Outcome): string {
    const sentence = t(`next.${result === 'both' && !arePair ? 'spoke' : result}`);
    if (!isReached(result)) return sentence;
    const one = calledOf(answeredBy).length > 0 ? 'one' : 'either';
    return `${sentence} ${t(`then.${arePair ? one : 'any'}`)}`;
  }

  return (
    <CallOutcome kicker={kicker}>
      {({ result, answeredBy, isSecond }, answer) => {
        const isUnreached = !isReached(result);
        const called = calledOf(answeredBy);
        const tried = called.length > 0 ? called : senators;
        const near = tried.flatMap((senator) =>
          (isUnreached && offices ? offices.first(senator, MOST_OFFICES / tried.length) : []).map(
            (office) => ({ ...senator, ...office, office: office.city }),
          ),
        );
        const others = isSecond ? [] : senators.filter((each) => !called.includes(each));
        const switchboard = (
          <p>
            {t.rich(isUnreached && isKnown ? 'switchboard' : 'anyOffice', {
              number: () => <SwitchboardNumber />,
            })}
          </p>
        );
        return (
          result !== 'both' && (
            <>
              {near.length > 0 ? <DialLinks senators={near} /> : isUnreached && switchboard}
              <DialLinks senators={others} />
              {(near.length > 0 || !isUnreached) && switchboard}
              {isUnreached && (
                <WrongNumbers
                  tried={[...tried, ...near].map((each) => ({ office: WASHINGTON, ...each }))}
                />
              )}
              <OfficeHours whileOpen={isUnreached ? 'reminder' : 'nothing'} />
              {arePair && !isUnreached && (
                <Button variant="dark" isFullWidth onClick={() => answer('both')}>
                  <Icon name="check" /> {t('calledBoth')}
                </Button>
              )}
            </>
          )
        );
      }}
    </CallOutcome>
  );
}

/** The senators' numbers in Washington, or in a city of theirs; the script then names the senator dialled. */
export function DialLinks({ senators }: { senators: readonly (Senator & { city?: string })[] }) {
  const t = useTranslations('senators.card');
  return (
    <ul className={clsx('rows', styles.dials)}>
      {senators.map(({ id, lastName, phone, city }) => (
        <li key={phone}>
          <a href={phoneLink(phone)} onClick={() => dialSenator(id)}>
            <b className="smallTitle">
              {city ? t('office', { name: lastName, city }) : t('senator', { name: lastName })}
            </b>{' '}
            <span translate="no">{phone}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
