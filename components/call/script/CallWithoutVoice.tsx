import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { withMessages } from '@/components/providers/LazyMessages';
import { callScript } from '@/lib/call/compiled-scripts';
import { readAloud, stopReading } from '@/lib/call/read-aloud.browser';
import { type KnownBlanks, nothingKnown } from '@/lib/call/script';
import { scriptTurns, shortTurns, type Turn, voicemailTurns } from '@/lib/call/turns';
import { htmlLangs, type Locale } from '@/lib/i18n/locales';
import callCard from '@/messages/call-card.json';
import styles from './CallScript.module.css';
import { useHasVoice } from './ReadAloud';

export type CallWithoutVoiceProps = {
  known?: Record<Locale, KnownBlanks>;
  /** where it is not known: the state whose page it is on */
  page?: string | undefined;
};

export const CallWithoutVoice = withMessages({ callCard }, WaysWithoutVoice);

/** The script for a visitor who does not hear or speak: to type, or said by this device, a line at a time. */
function WaysWithoutVoice({ known = nothingKnown }: CallWithoutVoiceProps) {
  const t = useTranslations('callCard.withoutVoice');
  const locale = useLocale();
  const fixedTurn = (key: 'relayOpening' | 'deviceOpening' | 'wait' | 'goodbye'): Turn => ({
    say: callCard.en.withoutVoice[key],
    means: locale === 'en' ? null : t(key),
  });
  const turnsOf = (version: 'live' | 'voicemail', hasBlanks = false) =>
    scriptTurns(callScript(locale, version), known, locale, hasBlanks);
  const opening = fixedTurn('deviceOpening');

  return (
    <>
      <p className={styles.how}>{t('services')}</p>
      <details className="fold">
        <summary>{t('relay')}</summary>
        <p className={styles.how}>{t('relayHow')}</p>
        <div className={styles.script}>
          <ol>
            {shortTurns([fixedTurn('relayOpening'), ...turnsOf('live', true)]).map(
              (turn, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: turns never change places, and two may be alike
                <li key={index} className={styles.turn}>
                  <Words {...turn} mark=" GA" />
                </li>
              ),
            )}
          </ol>
        </div>
      </details>
      <details className="fold">
        <summary>{t('device')}</summary>
        <SpeakingDevice
          turns={[opening, ...turnsOf('live')]}
          asides={{
            wait: [fixedTurn('wait')],
            goodbye: [fixedTurn('goodbye')],
            voicemail: voicemailTurns([opening, ...turnsOf('voicemail')]),
          }}
        />
      </details>
    </>
  );
}

function Words({ say, means, mark }: Turn & { mark?: string }) {
  return (
    <>
      <span lang={htmlLangs.en} className={styles.line}>
        {say}
        {mark}
      </span>
      {means && <span className={styles.meaning}>{means}</span>}
    </>
  );
}

type SpeakingDeviceProps = {
  turns: readonly Turn[];
  /** what the other buttons say, out of turn */
  asides: Record<'wait' | 'goodbye' | 'voicemail', readonly Turn[]>;
};

function SpeakingDevice({ turns, asides }: SpeakingDeviceProps) {
  const t = useTranslations('callCard.withoutVoice');
  const hasVoice = useHasVoice('en');
  const [next, setNext] = useState(0);
  const [said, setSaid] = useState<readonly Turn[]>(turns.slice(0, 1));
  useEffect(() => stopReading, []);

  function say(now: readonly Turn[]) {
    setSaid(now);
    readAloud(
      now.map((turn) => turn.say),
      'en',
      () => {},
    );
  }

  function sayNext() {
    say(turns.slice(next, next + 1));
    setNext((next + 1) % turns.length);
  }

  return (
    <>
      <p className={styles.how}>{t(hasVoice ? 'deviceHow' : 'noVoice')}</p>
      <div className={clsx(styles.script, !hasVoice && styles.large)}>
        {said.map((turn, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: turns never change places, and two may be alike
          <p key={index}>
            <Words {...turn} />
          </p>
        ))}
      </div>
      <div className="cluster">
        <Button onClick={sayNext}>{t(next === 0 ? 'first' : 'next')}</Button>
        {(['repeat', 'wait', 'goodbye', 'voicemail'] as const).map((name) => (
          <Button
            key={name}
            variant="outline"
            onClick={() => say({ repeat: said, ...asides }[name])}
          >
            {t(name)}
          </Button>
        ))}
      </div>
    </>
  );
}
