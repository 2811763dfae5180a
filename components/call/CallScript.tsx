import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import layout from '@/components/ui/layout.module.css';
import {
  type KnownBlanks,
  meaningsOf,
  type Script,
  type ScriptPart,
  type Sentence,
  scriptBlocks,
  valueAt,
} from '@/lib/call/script';
import { htmlLangs, type Locale } from '@/lib/i18n/locales';
import styles from './CallScript.module.css';
import { PrintButton } from './PrintButton';

type Known = Record<Locale, KnownBlanks>;

type CallScriptProps = {
  script: Script;
  /** the values of the blanks, by the language of the script */
  known: Known;
  /** shows the translation alone, where there is one */
  isTranslated?: boolean | undefined;
  /** more tools beside type size and print */
  children?: ReactNode;
};

/**
 * What to say on the phone, with the blanks filled in as far as they are known. Demands can be ticked
 * off, the type enlarged and the script printed; ticks and type size work without scripts. On the
 * Spanish site each English sentence has its translation below.
 */
export function CallScript({ script, known, isTranslated, children }: CallScriptProps) {
  const t = useTranslations('callScript');

  return (
    <div className={styles.frame}>
      <div className={styles.script}>
        <ScriptText script={script} known={known} isTranslated={isTranslated} hasTicks />
      </div>
      <div className={styles.tools}>
        <label className={layout.checkbox}>
          <input type="checkbox" /> {t('large')}
        </label>
        {children}
        <PrintButton variant="outline">{t('print')}</PrintButton>
      </div>
    </div>
  );
}

type ScriptTextProps = {
  script: Script;
  known: Known;
  isTranslated?: boolean | undefined;
  hasTicks?: boolean;
};

/** A script's paragraphs and its lists of demands, which can have boxes to tick. */
export function ScriptText({
  script,
  known,
  isTranslated = false,
  hasTicks = false,
}: ScriptTextProps) {
  const { say, meaning } = script;
  const isAlone = isTranslated && meaning !== null;
  const parts = isAlone ? meaning : say;
  const textOf = (part: ScriptPart) => (
    <PartText
      part={part}
      known={known}
      meaning={isAlone ? undefined : meaning?.[say.indexOf(part)]}
      isAlone={isAlone}
    />
  );
  const demandOf = (part: ScriptPart) =>
    hasTicks ? (
      <label>
        <input type="checkbox" />
        <span>{textOf(part)}</span>
      </label>
    ) : (
      textOf(part)
    );

  return scriptBlocks(parts).map(([first, ...others]) => {
    if (!first) return null;
    const key = parts.indexOf(first);
    if (first.kind === 'paragraph') return <p key={key}>{textOf(first)}</p>;
    return (
      <ol key={key}>
        {[first, ...others].map((part) => (
          <li key={parts.indexOf(part)}>{demandOf(part)}</li>
        ))}
      </ol>
    );
  });
}

type PartTextProps = {
  part: ScriptPart;
  known: Known;
  meaning: ScriptPart | undefined;
  isAlone: boolean;
};

/** A part's sentences: as running text, or each with its translation below. */
function PartText({ part, known, meaning, isAlone }: PartTextProps) {
  const locale = useLocale();
  const isForeign = locale !== 'en' && !isAlone;
  const meanings = meaningsOf(part, meaning);

  return part.sentences.map((sentence, index) => {
    const means = meanings[index];
    const text = <Words sentence={sentence} known={known[isAlone ? locale : 'en']} />;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part's sentences never change places
      <Fragment key={index}>
        {index > 0 && ' '}
        {isForeign ? (
          <span lang={htmlLangs.en} className={clsx(means && styles.line) || undefined}>
            {text}
          </span>
        ) : (
          text
        )}
        {means && (
          <>
            {' '}
            <span className={styles.meaning}>
              <Words sentence={means} known={known[locale]} />
            </span>
          </>
        )}
      </Fragment>
    );
  });
}

/** A sentence with its blanks, filled in where they are known. */
function Words({ sentence, known }: { sentence: Sentence; known: KnownBlanks }) {
  return sentence.map(({ text, blank }, index) => {
    const value = valueAt(sentence, index, known);
    if (!blank || (value && blank !== 'senator')) return value ?? text;
    return (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence's words never change places
        key={index}
        className={value ? styles.whom : styles.blank}
        translate={value ? 'no' : undefined}
      >
        {value || text}
      </span>
    );
  });
}
