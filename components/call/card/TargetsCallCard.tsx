import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { useTargets } from '@/components/call/senators/useTargets';
import { withMessages } from '@/components/providers/LazyMessages';
import { targetBlanks } from '@/lib/call/compiled-scripts';
import { isReached, nextToCall } from '@/lib/call/outcome';
import { useOwnBlanks } from '@/lib/call/own-blanks';
import { phoneLink } from '@/lib/call/phone-and-zip';
import type { Target } from '@/lib/content/model/targets';
import callCard from '@/messages/call-card.json';
import styles from './CallCard.module.css';
import { CallCardLayout } from './CallCardLayout';
import { CallOutcome } from './CallOutcome';
import { ReturnToScript } from './ReturnToScript';
import { WrongNumbers } from './WrongNumbers';

export default withMessages({ callCard }, TargetsCard);

export const ReturnToCard = withMessages({ callCard }, ReturnToScript);

function TargetsCard() {
  const t = useTranslations('targets');
  const { targets, chosen } = useTargets();
  const known = targetBlanks(chosen, useOwnBlanks());

  return (
    <CallCardLayout
      pickUp={t('pickUp', { name: chosen?.name ?? '' })}
      known={known}
      numbers={<DialLinks targets={chosen ? [chosen] : targets} />}
      outcome={
        <CallOutcome
          kicker={({ result }) => t(`next.${result}`, { others: String(targets.length > 1) })}
        >
          {({ result }) => (
            <>
              <DialLinks targets={nextToCall(targets, chosen, result)} />
              {chosen && !isReached(result) && result !== 'both' && (
                <WrongNumbers tried={[{ ...chosen, office: chosen.role }]} />
              )}
            </>
          )}
        </CallOutcome>
      }
    />
  );
}

function DialLinks({ targets }: { targets: readonly Target[] }) {
  return (
    <ul className={clsx('rows', styles.dials)}>
      {targets.map(({ callpower_id, name, phone }) => (
        <li key={callpower_id}>
          <a href={phoneLink(phone)} translate="no">
            <b className="smallTitle">{name}</b> <span>{phone}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
