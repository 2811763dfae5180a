import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import typography from '@/components/ui/typography.module.css';
import { downloadFile } from '@/lib/browser/download';
import { areOfficesOpen, nextOpening } from '@/lib/call/office-hours';
import { reminderFile } from '@/lib/call/reminder';
import type { Senator } from '@/lib/call/senators';
import { type CallResult, callResults, setResult, useCall } from '@/lib/call/state';
import { formatDate } from '@/lib/i18n/formats';
import { screenUrl } from '@/lib/paths';
import { publicConfig } from '@/lib/public-config';
import { CAMPAIGN_TIME_ZONE } from '@/lib/schedule/dates';
import { countCallResult } from '@/lib/tracking/counting.browser';
import styles from './CallCard.module.css';
import { DialLinks } from './DialLinks';
import { SwitchboardNumber } from './FailureAlert';

/** "How did it go?": each answer opens the next step beneath and takes the focus there. */
export function CallOutcome({ senators }: { senators: readonly Senator[] }) {
  const t = useTranslations('callCard');
  const outcome = useCall((call) => call.outcome);
  const step = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer opens its own step
  useEffect(() => {
    if (wasPressed.current) step.current?.focus();
  }, [outcome]);

  function answer(result: CallResult) {
    wasPressed.current = true;
    if (result !== outcome?.result) countCallResult(result);
    setResult(result);
  }

  return (
    <section className={styles.outcome} aria-labelledby="how-did-it-go">
      <h3 id="how-did-it-go" className={typography.sub}>
        {t('howDidItGo')}
      </h3>
      <div className={styles.results}>
        {callResults.map((result) => (
          <button
            key={result}
            type="button"
            aria-pressed={result === outcome?.result}
            onClick={() => answer(result)}
          >
            {t(`results.${result}`)}
          </button>
        ))}
      </div>
      {outcome && (
        <div className={styles.step}>
          <p ref={step} className={styles.kicker} tabIndex={-1}>
            {t(`next.${outcome.result}`)}
          </p>
          {outcome.result !== 'both' && (
            <>
              <ClosedOffices senators={senators} />
              <DialLinks senators={nextSenators(senators, outcome)} />
              <p>
                {t.rich(
                  outcome.result === 'busy' && senators.length > 0 ? 'switchboard' : 'anyOffice',
                  {
                    number: () => <SwitchboardNumber />,
                  },
                )}
              </p>
            </>
          )}
          {senators.length > 0 && (outcome.result === 'spoke' || outcome.result === 'message') && (
            <Button variant="dark" isFullWidth onClick={() => answer('both')}>
              <Icon name="check" /> {t('calledBoth')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

type Outcome = { result: CallResult; answeredBy: string | null };

/** Whom to call next: the other one after a call, both, beginning with the same, when it was busy. */
function nextSenators(senators: readonly Senator[], { result, answeredBy }: Outcome): Senator[] {
  const others = senators.filter(({ id }) => id !== answeredBy);
  const same = senators.filter(({ id }) => id === answeredBy);
  return result === 'busy' ? [...same, ...others] : others;
}

/** Outside office hours: that a voicemail counts, and a reminder for when the offices open. */
function ClosedOffices({ senators }: { senators: readonly Senator[] }) {
  const t = useTranslations('callCard');
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
    timeZone: CAMPAIGN_TIME_ZONE,
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
