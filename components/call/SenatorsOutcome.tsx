import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { downloadFile } from '@/lib/browser/download';
import { phoneLink } from '@/lib/call/formats';
import { areOfficesOpen, nextOpening, SENATE_TIME_ZONE } from '@/lib/call/office-hours';
import type { Senator } from '@/lib/call/senators';
import { nextToCall, setAnsweredBy } from '@/lib/call/state';
import { formatDate } from '@/lib/i18n/formats';
import { publicConfig } from '@/lib/public-config';
import { reminderFile } from '@/lib/schedule/ics';
import { screenUrl } from '@/lib/screen-url';
import styles from './CallCard.module.css';
import { CallOutcome } from './CallOutcome';
import { SwitchboardNumber } from './FailureAlert';

/** How a call to a senator went, and whom to call next: the other one, the same one, any office. */
export function SenatorsOutcome({ senators }: { senators: readonly Senator[] }) {
  const t = useTranslations('senators.card');
  const isKnown = senators.length > 0;

  return (
    <CallOutcome kicker={(result) => t(`next.${result}`)}>
      {({ result, answeredBy }, answer) => (
        <>
          {result !== 'both' && (
            <>
              <ClosedOffices senators={senators} />
              <DialLinks
                senators={nextToCall(
                  senators,
                  senators.find(({ id }) => id === answeredBy),
                  result,
                )}
              />
              <p>
                {t.rich(result === 'busy' && isKnown ? 'switchboard' : 'anyOffice', {
                  number: () => <SwitchboardNumber />,
                })}
              </p>
            </>
          )}
          {isKnown && (result === 'spoke' || result === 'message') && (
            <Button variant="dark" isFullWidth onClick={() => answer('both')}>
              <Icon name="check" /> {t('calledBoth')}
            </Button>
          )}
        </>
      )}
    </CallOutcome>
  );
}

/** Outside office hours: says that voicemail counts, and offers a reminder for when they open. */
function ClosedOffices({ senators }: { senators: readonly Senator[] }) {
  const t = useTranslations('senators.card');
  const locale = useLocale();
  const now = new Date();
  if (areOfficesOpen(now)) return null;
  const opening = nextOpening(now);
  const time = formatDate(opening, locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: SENATE_TIME_ZONE,
  });

  function remind() {
    const numbers = senators.map(({ name, phone }) => `${name}: ${phone}`);
    const url = screenUrl(locale, '/call');
    const file = reminderFile({
      uid: `call-${opening.getTime()}@${new URL(url).hostname}`,
      stamp: now,
      starts: opening,
      title: t('reminder'),
      description: [...numbers, publicConfig.switchboard_phone].join('\n'),
      url,
    });
    downloadFile('call.ics', file, 'text/calendar');
  }

  return (
    <div className={styles.closed}>
      <p>
        {t('closed')} {t('opens', { time })}
      </p>
      <Button variant="outline" onClick={remind}>
        <Icon name="calendar" /> {t('remind')}
      </Button>
    </div>
  );
}

/** The senators' direct numbers; the script then names whoever was dialled. */
export function DialLinks({ senators }: { senators: readonly Senator[] }) {
  const t = useTranslations('senators.card');
  return (
    <ul className={styles.dials}>
      {senators.map(({ id, lastName, phone }) => (
        <li key={id}>
          <a href={phoneLink(phone)} onClick={() => setAnsweredBy(id)}>
            <b>{t('senator', { name: lastName })}</b> <span translate="no">{phone}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
