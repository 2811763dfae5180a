import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import layout from '@/components/ui/layout.module.css';
import {
  blankValue,
  isBeforeStop,
  type KnownBlanks,
  meaningsOf,
  type Script,
  scriptBlocks,
} from '@/lib/call/script';
import type { Blank, ScriptPart, Sentence } from '@/lib/content/model/script-parts';
import { htmlLangs, type Locale } from '@/lib/i18n/locales';
import styles from './CallScript.module.css';
import { PrintButton } from './PrintButton';
import { ScriptBlank } from './ScriptBlank';
import { VisitorPlace } from './VisitorPlace';

/** What stands in the blanks of a script. */
type Blanks = {
  /** the known values, by the language of the script */
  known: Record<Locale, KnownBlanks>;
  /** has the browser fill in what it knows of the visitor */
  isFilledIn?: boolean | undefined;
  /** lines to write on in place of what is not known */
  isOnPaper?: boolean | undefined;
};

type CallScriptProps = Blanks & {
  script: Script;
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
export function CallScript({ children, ...props }: CallScriptProps) {
  const t = useTranslations('callScript');

  return (
    <div className={styles.frame}>
      <div className={styles.script}>
        <ScriptText {...props} hasTicks />
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

type ScriptTextProps = Blanks & {
  script: Script;
  isTranslated?: boolean | undefined;
  hasTicks?: boolean;
};

/** A script's paragraphs and its lists of demands, which can have boxes to tick. */
export function ScriptText({
  script,
  isTranslated = false,
  hasTicks = false,
  ...blanks
}: ScriptTextProps) {
  const { say, meaning } = script;
  const isAlone = isTranslated && meaning !== null;
  const parts = isAlone ? meaning : say;
  const textOf = (part: ScriptPart) => (
    <PartText
      part={part}
      blanks={blanks}
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
  blanks: Blanks;
  meaning: ScriptPart | undefined;
  isAlone: boolean;
};

/** A part's sentences: as running text, or each with its translation below. */
function PartText({ part, blanks, meaning, isAlone }: PartTextProps) {
  const locale = useLocale();
  const isForeign = locale !== 'en' && !isAlone;
  const meanings = meaningsOf(part, meaning);

  return part.sentences.map((sentence, index) => {
    const means = meanings[index];
    const text = <Words sentence={sentence} locale={isAlone ? locale : 'en'} {...blanks} />;
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
              <Words sentence={means} locale={locale} {...blanks} />
            </span>
          </>
        )}
      </Fragment>
    );
  });
}

/** Lines to fill in by hand. */
const lines: Record<Blank, string> = {
  visitor: '________________',
  senator: '________________',
  state: '______________',
  town: '____________',
  zip: '_______',
};

type WordsProps = Blanks & { sentence: Sentence; locale: Locale };

/** A sentence with its blanks, filled in where they are known. */
function Words({ sentence, locale, known, isFilledIn, isOnPaper }: WordsProps) {
  return sentence.map(({ text, blank }, index) => {
    if (!blank) return text;
    const isLast = isBeforeStop(sentence, index);
    const value = blankValue(known[locale], blank, isLast);
    const line = isOnPaper ? lines[blank] : undefined;
    const shown = <ScriptBlank blank={blank} text={text} value={value || line} />;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence's words never change places
      <Fragment key={index}>
        {isFilledIn && !value ? (
          <VisitorPlace part="blank" blank={blank} locale={locale} isLast={isLast}>
            {shown}
          </VisitorPlace>
        ) : (
          shown
        )}
      </Fragment>
    );
  });
}
