import clsx from 'clsx';
import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { Field } from '@/components/ui/Field';
import { Icon } from '@/components/ui/Icon';
import layout from '@/components/ui/layout.module.css';
import torn from '@/components/ui/torn.module.css';
import typography from '@/components/ui/typography.module.css';
import { ShareRow } from '@/components/share/ShareRow';
import { useContent } from '@/components/providers/ContentProvider';
import { localePath } from '@/lib/addresses/routes';
import { canonicalAddress } from '@/lib/browser/history';
import { useAttempts } from '@/lib/call/attempts';
import { callScript, scriptVersions } from '@/lib/call/compiled-scripts';
import { type KnownBlanks, saidScript, sentenceText } from '@/lib/call/script';
import { useCall } from '@/lib/call/state';
import { screenUrl } from '@/lib/config/screen-url';
import { htmlLangs, type Locale } from '@/lib/i18n/locales';
import { modalPages, type PagedModal } from '@/lib/modals/deep-links';
import { hideModal, showModal } from '@/lib/modals/state';
import { restorePlacard, usePlacard } from '@/lib/placard/state';
import styles from './CallCard.module.css';
import { CallScript } from './CallScript';
import { CallYourself } from './CallYourself';
import { FailureMessage } from './FailureAlert';
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
        <NextThings />
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

/** What to do after the call: the letter, or the next date for whoever has signed it; then passing it on. */
function NextThings() {
  const t = useTranslations('callCard');
  const locale = useLocale();
  const { text, nextEventEnd = 0 } = useContent();
  const hasSigned = usePlacard(({ actions }) => actions.includes('signed'));
  useEffect(restorePlacard, []);
  const isToCome = Date.now() < nextEventEnd;
  const thing = (modal: PagedModal, words: ReactNode) => (
    <li key={modal}>
      <ModalButton modal={modal}>
        {words} <Icon name="arrow" />
      </ModalButton>
    </li>
  );
  const letter = thing('open-letter', t('signLetter'));
  const things = [
    isToCome && thing('moral-monday', <span {...text('intro_moral_monday_cta')} />),
    thing('selfie-form', t('takeSelfie')),
  ];
  const [first, ...others] = hasSigned ? [...things, letter] : [letter, ...things];

  return (
    <>
      {first && <ul className={clsx(styles.also, styles.first)}>{first}</ul>}
      {/* the card opens on any page, and shares that one */}
      <ShareRow url={canonicalAddress() ?? screenUrl(locale, '/call')} />
      <details className={`${layout.fold} ${styles.done}`}>
        <summary>{t('more')}</summary>
        <ul className={styles.also}>{others}</ul>
      </details>
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

/** Opens a modal; on the pages that have its form, closes the card over it. */
function ModalButton({ modal, ...props }: ComponentProps<'button'> & { modal: PagedModal }) {
  const path = localePath(useLocale(), modalPages[modal]);
  const isFormBehind = (usePathname() ?? '').startsWith(path);

  return (
    <button
      type="button"
      aria-haspopup={isFormBehind ? undefined : 'dialog'}
      onClick={() => (isFormBehind ? hideModal() : showModal(modal))}
      {...props}
    />
  );
}
