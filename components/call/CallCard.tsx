import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Field } from '@/components/ui/Field';
import layout from '@/components/ui/layout.module.css';
import torn from '@/components/ui/torn.module.css';
import typography from '@/components/ui/typography.module.css';
import { useAttempts } from '@/lib/call/attempts';
import { callScript, scriptVersions } from '@/lib/call/compiled-scripts';
import { type KnownBlanks, saidScript, sentenceText } from '@/lib/call/script';
import { useCall } from '@/lib/call/state';
import { htmlLangs, type Locale } from '@/lib/i18n/locales';
import styles from './CallCard.module.css';
import { CallScript } from './CallScript';
import { CallYourself } from './CallYourself';
import { FailureMessage } from './FailureAlert';
import { ModalButton } from './ModalButton';
import { NextActions } from './NextActions';
import { ReadAloud } from './ReadAloud';

type CallCardProps = {
  pickUp: string;
  known: Record<Locale, KnownBlanks>;
  who?: ReactNode;
  /** the numbers to dial where no call was placed */
  numbers: ReactNode;
  note?: ReactNode;
  outcome: ReactNode;
};

export function CallCard({ pickUp, known, who, numbers, note, outcome }: CallCardProps) {
  const t = useTranslations();
  const attempt = useAttempts((attempts) => attempts.attempt);
  const signUp = useCall((call) => call.signUp);
  const isFailed = attempt.phase === 'failed';

  return (
    <div>
      {!isFailed && (
        <>
          <p className={styles.pickUp}>{pickUp}</p>
          {who}
        </>
      )}
      <div className={`${torn.torn} ${styles.body}`}>
        {isFailed && (
          <>
            <FailureMessage cause={attempt.cause} />
            {numbers}
          </>
        )}
        {note}
        <Reason />
        <Scripts known={known} />
        <p className={styles.busy}>{t('callCard.busy')}</p>
        <p role="status">
          {(signUp === 'sent' || signUp === 'failed') && t(`callCard.signUp.${signUp}`)}
        </p>
        {!isFailed && <CallYourself id="script" />}
        {outcome}
        <h3 className={`${typography.small} ${styles.done}`}>{t('callCard.done')}</h3>
        <NextActions />
      </div>
    </div>
  );
}

/** A line for the visitor's own reason, where a script has a blank for it. */
function Reason() {
  const t = useTranslations('callCard');
  const locale = useLocale();
  const reason = useCall((call) => call.reason);
  const pieces = scriptVersions.flatMap((version) =>
    (callScript(locale, version)?.say ?? []).flatMap(({ sentences }) => sentences.flat()),
  );
  if (pieces.every(({ blank }) => blank !== 'reason')) return null;

  return (
    <Field
      id="reason"
      label={t('reason')}
      hint={t.rich('reasonHint', { en: (words) => <span lang={htmlLangs.en}>{words}</span> })}
      value={reason}
      onChange={({ target }) => useCall.setState({ reason: target.value })}
      autoComplete="off"
    />
  );
}

function Scripts({ known }: { known: Record<Locale, KnownBlanks> }) {
  const t = useTranslations();
  const locale = useLocale();
  const chosen = useCall((call) => call.script);
  const [isSpanishOnly, setSpanishOnly] = useState(false);
  const versions = scriptVersions.filter((each) => callScript(locale, each));
  const version = versions.includes(chosen) ? chosen : 'live';
  const script = callScript(locale, version);
  if (!script) return null;
  const language = isSpanishOnly && script.meaning ? locale : 'en';
  const { say, meaning } = saidScript(script, known.en);
  const sentences = ((language !== 'en' && meaning) || say).flatMap((part) =>
    part.sentences.map((sentence) => sentenceText(sentence, known[language])),
  );

  return (
    <>
      {versions.length > 1 && (
        <fieldset className={styles.versions}>
          <legend className={layout.visuallyHidden}>{t('callCard.versions')}</legend>
          {versions.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === version}
              onClick={() => useCall.setState({ script: each })}
            >
              {t(`callCard.${each}`)}
            </button>
          ))}
        </fieldset>
      )}
      <p className={styles.intro}>
        {version === 'voicemail' ? t('callCard.afterTone') : t('callScript.intro')}
      </p>
      <CallScript key={version} script={script} known={known} language={language}>
        <ReadAloud key={sentences.join(' ')} sentences={sentences} language={language} />
        {script.meaning && (
          <label className={layout.checkbox}>
            <input
              type="checkbox"
              checked={isSpanishOnly}
              onChange={({ target }) => setSpanishOnly(target.checked)}
            />
            {t('callCard.spanishOnly')}
          </label>
        )}
      </CallScript>
    </>
  );
}

export function BackToForm() {
  const t = useTranslations('callCard');
  return (
    <ModalButton className={clsx(layout.textButton, 'screenOnly')} modal="call-form">
      {t('backToForm')}
    </ModalButton>
  );
}
