'use client';

import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { printPage } from '@/lib/browser/print';
import {
  type KnownBlanks,
  meaningsOf,
  type CallScript as Script,
  type ScriptPart,
  type Sentence,
  scriptBlocks,
} from '@/lib/call/script';
import { htmlLangs } from '@/lib/i18n/locales';
import styles from './CallScript.module.css';
import { useKnownBlanks } from './useKnownBlanks';

type CallScriptProps = {
  script: Script;
  /** shows the translation alone, where there is one */
  isTranslated?: boolean;
  /** more tools beside type size and print */
  children?: ReactNode;
};

/**
 * What to say on the phone, with what is known filled in: each demand can be ticked off, the whole
 * read in large type and printed. On the Spanish site the English to say has its meaning beneath.
 * Ticks and type need no scripts.
 */
export function CallScript({ script, isTranslated = false, children }: CallScriptProps) {
  const t = useTranslations('script');
  const { say, meaning } = script;
  const isAlone = isTranslated && meaning !== null;
  const shown = isAlone ? meaning : say;
  const partOf = (part: ScriptPart) => (
    <PartText
      part={part}
      meaning={isAlone ? undefined : meaning?.[say.indexOf(part)]}
      isAlone={isAlone}
    />
  );

  return (
    <div className={styles.frame}>
      <div className={styles.script}>
        {scriptBlocks(shown).map(([first, ...others], index) =>
          first?.kind === 'demand' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a script's parts never change places
            <ol key={index}>
              {[first, ...others].map((part) => (
                <li key={shown.indexOf(part)}>
                  <label>
                    <input type="checkbox" />
                    <span>{partOf(part)}</span>
                  </label>
                </li>
              ))}
            </ol>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a script's parts never change places
            <p key={index}>{first && partOf(first)}</p>
          ),
        )}
      </div>
      <div className={styles.tools}>
        <label className={styles.large}>
          <input type="checkbox" /> {t('large')}
        </label>
        {children}
        <Button variant="outline" onClick={printPage}>
          {t('print')}
        </Button>
      </div>
    </div>
  );
}

type PartTextProps = { part: ScriptPart; meaning: ScriptPart | undefined; isAlone: boolean };

/** A part's sentences: run on, or each with its meaning beneath. */
function PartText({ part, meaning, isAlone }: PartTextProps) {
  const locale = useLocale();
  const known = useKnownBlanks();
  const lang = locale === 'en' || isAlone ? undefined : htmlLangs.en;
  const meanings = meaningsOf(part, meaning);

  return part.sentences.map((sentence, index) => {
    const text = <Words sentence={sentence} known={known[isAlone ? locale : 'en']} />;
    const means = meanings[index];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part's sentences never change places
      <span key={index} className={clsx(means && styles.line)}>
        <span lang={lang}>{text}</span>{' '}
        {means && (
          <span className={styles.meaning}>
            <Words sentence={means} known={known[locale]} />
          </span>
        )}
      </span>
    );
  });
}

/** A sentence with its blanks, filled in where they are known. */
function Words({ sentence, known }: { sentence: Sentence; known: KnownBlanks }) {
  return sentence.map(({ text, blank }, index) => {
    if (!blank) return text;
    const value = known[blank];
    return (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence's words never change places
        key={index}
        className={clsx(!value && styles.blank, value && blank === 'senator' && styles.senator)}
      >
        {value || text}
      </span>
    );
  });
}
