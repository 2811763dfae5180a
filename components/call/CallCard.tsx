'use client';

import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { LazyMessages } from '@/components/providers/LazyMessages';
import { ShareRow } from '@/components/share/ShareRow';
import { Icon } from '@/components/ui/Icon';
import torn from '@/components/ui/torn.module.css';
import typography from '@/components/ui/typography.module.css';
import { canonicalAddress } from '@/lib/browser/history';
import { callScript, scriptVersions } from '@/lib/call/compiled-scripts';
import { sentenceText } from '@/lib/call/script';
import { setScript, useCall } from '@/lib/call/state';
import { stateName } from '@/lib/call/state-names';
import { localePath } from '@/lib/i18n/locales';
import { hideModal, type ModalName, showModal } from '@/lib/modals/state';
import { screenUrl } from '@/lib/paths';
import { setVisitor } from '@/lib/visitor';
import callCard from '@/messages/call-card.json';
import senators from '@/messages/senators.json';
import styles from './CallCard.module.css';
import { CallOutcome } from './CallOutcome';
import { CallScript } from './CallScript';
import { CallYourself } from './CallYourself';
import { DialLinks } from './DialLinks';
import { FailureMessage, SwitchboardNumber } from './FailureAlert';
import { ReadAloud } from './ReadAloud';
import { useKnownBlanks, useSenators } from './useKnownBlanks';
import { useVisitorPlace } from './useVisitorPlace';
import { WhoAnswered } from './WhoAnswered';

/** What to say on the phone, and what to do after (spec.md section 2, call-script). */
export function CallCard() {
  return (
    <LazyMessages messages={{ callCard, senators }}>
      <Card />
    </LazyMessages>
  );
}

function Card() {
  const t = useTranslations();
  const locale = useLocale();
  const { attempt, signUp } = useCall();
  const place = useVisitorPlace();
  const senators = useSenators();
  const isFailed = attempt.phase === 'failed';
  // the form stands on the call page, and in a modal on every other
  const isFormBehind = usePathname() === localePath(locale, '/call');

  return (
    <div>
      {!isFailed && <p className={styles.pickUp}>{t('callCard.pickUp')}</p>}
      {senators.length > 0 && !isFailed && <WhoAnswered senators={senators} />}
      <div className={`${torn.torn} ${styles.body}`}>
        {attempt.phase === 'failed' && (
          <>
            <FailureMessage cause={attempt.cause} />
            <DialLinks senators={senators} />
            <p className={styles.switchboard}>
              {t.rich(senators.length > 0 ? 'callCard.switchboard' : 'callCard.anyOffice', {
                number: () => <SwitchboardNumber />,
              })}{' '}
              <button
                type="button"
                onClick={() => (isFormBehind ? hideModal() : showModal('call-form'))}
              >
                {t('callCard.backToForm')}
              </button>
            </p>
            {senators.length > 0 && <WhoAnswered senators={senators} isCompact />}
          </>
        )}
        {place?.kind === 'no-senators' && (
          <p className={styles.place}>
            {t('senators.noSenators', { place: stateName(place.code, locale) })}
          </p>
        )}
        <Scripts />
        <p className={styles.busy}>{t('callCard.busy')}</p>
        <p role="status">
          {signUp === 'sent'
            ? t('keepMePosted.sent')
            : signUp === 'failed' && t('keepMePosted.failed')}
        </p>
        {!isFailed && <CallYourself id="script" />}
        <div className={styles.notes}>
          <p>{t('callCard.relay')}</p>
          <p>{t('callCard.noPhone')}</p>
        </div>
        <CallOutcome senators={senators} />
        <h3 className={`${typography.small} ${styles.done}`}>{t('callCard.done')}</h3>
        <ul className={styles.also}>
          <OpenModal modal="open-letter">{t('callCard.signLetter')}</OpenModal>
          <OpenModal modal="selfie-form">{t('callCard.takeSelfie')}</OpenModal>
        </ul>
        {/* the modal is of every page: it shares the one that it is on */}
        <ShareRow url={canonicalAddress() ?? screenUrl(locale, '/call')} />
      </div>
    </div>
  );
}

/** The script for somebody who answers, or for their voicemail; in Spanish alone for who asks. */
function Scripts() {
  const t = useTranslations();
  const locale = useLocale();
  const chosen = useCall((call) => call.script);
  const known = useKnownBlanks();
  const [isSpanishOnly, setSpanishOnly] = useState(false);
  const versions = scriptVersions.filter((each) => callScript(locale, each));
  const version = versions.includes(chosen) ? chosen : 'live';
  const script = callScript(locale, version);
  const isTranslated = isSpanishOnly && Boolean(script?.meaning);
  const language = isTranslated ? locale : 'en';
  const read = (isTranslated && script?.meaning) || script?.say || [];
  const sentences = read.flatMap((part) =>
    part.sentences.map((sentence) => sentenceText(sentence, known[language])),
  );
  const spoken = sentences.join(' ');

  useEffect(() => setVisitor({ callpowerScript: spoken }), [spoken]);
  if (!script) return null;

  return (
    <>
      {versions.length > 1 && (
        <fieldset className={styles.versions}>
          <legend>{t('callCard.versions')}</legend>
          {versions.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === version}
              onClick={() => setScript(each)}
            >
              {t(`callCard.${each}`)}
            </button>
          ))}
        </fieldset>
      )}
      <p className={styles.intro}>
        {version === 'voicemail' ? t('callCard.afterTone') : t('callScript.intro')}
      </p>
      <CallScript key={version} script={script} known={known} isTranslated={isTranslated}>
        <ReadAloud key={spoken} sentences={sentences} language={language} />
        {script.meaning && (
          <label className={styles.switch}>
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

function OpenModal({ modal, children }: { modal: ModalName; children: string }) {
  return (
    <li>
      <button type="button" aria-haspopup="dialog" onClick={() => showModal(modal)}>
        {children} <Icon name="arrow" />
      </button>
    </li>
  );
}
