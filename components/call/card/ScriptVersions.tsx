import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { Field } from '@/components/ui/Field';
import { CallScript } from '@/components/call/script/CallScript';
import { ReadAloud } from '@/components/call/script/ReadAloud';
import { RelayServiceNote } from '@/components/call/script/RelayServiceNote';
import { useCall } from '@/lib/call/card-state';
import { asksForReason, callScript, scriptVersionsIn } from '@/lib/call/compiled-scripts';
import { type KnownBlanks, scriptSentences } from '@/lib/call/script';
import { saveFields, useVisitor } from '@/lib/call/visitor';
import { htmlLangs, type Locale } from '@/lib/i18n/locales';
import styles from './CallCard.module.css';

/** What to say to a person who answers or after the tone, with its translation or that alone; and why. */
export function ScriptVersions({ known }: { known: Record<Locale, KnownBlanks> }) {
  const t = useTranslations();
  const locale = useLocale();
  const chosen = useCall((call) => call.script);
  const isTranslationOnly = useCall((call) => call.isTranslationOnly);
  const versions = scriptVersionsIn(locale);
  const version = versions.includes(chosen) ? chosen : 'live';
  const script = callScript(locale, version);
  if (!script) return null;
  const language = isTranslationOnly && script.meaning ? locale : 'en';
  const sentences = scriptSentences(script, known, language);

  return (
    <>
      <ReasonField />
      {versions.length > 1 && (
        <fieldset className={clsx('screenOnly', styles.versions)}>
          <legend className="visuallyHidden">{t('callCard.versions')}</legend>
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
          <label className="target checkbox">
            <input
              type="checkbox"
              checked={isTranslationOnly}
              onChange={({ target }) => useCall.setState({ isTranslationOnly: target.checked })}
            />
            {t('callCard.spanishOnly')}
          </label>
        )}
      </CallScript>
      <RelayServiceNote known={known} />
    </>
  );
}

/** A line for the visitor's own reason, where a script has a blank for it. */
function ReasonField() {
  const t = useTranslations('callCard');
  const isAsked = asksForReason(useLocale());
  const reason = useVisitor('reason') ?? '';
  if (!isAsked) return null;

  return (
    <Field
      id="reason"
      label={t('reason')}
      hint={t.rich('reasonHint', { en: (words) => <span lang={htmlLangs.en}>{words}</span> })}
      value={reason}
      onChange={({ target }) => saveFields({ reason: target.value })}
      autoComplete="off"
    />
  );
}
