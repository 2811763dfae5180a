import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { VisitorPart } from '@/components/call/senators/VisitorPart';
import { PrintButton } from '@/components/print/PrintButton';
import {
  type KnownBlanks,
  nothingKnown,
  type Script,
  type ScriptBlock,
  type ScriptLine,
  scriptBlocks,
  scriptToRead,
  sentencePieces,
} from '@/lib/call/script';
import type { Blank, Sentence } from '@/lib/content/model/call-script';
import { htmlLangs, type Locale } from '@/lib/i18n/locales';
import styles from './CallScript.module.css';

type Blanks = {
  known: Record<Locale, KnownBlanks>;
  isFilledIn?: boolean | undefined;
  /** lines to write on in place of what is not known */
  isOnPaper?: boolean | undefined;
};

/** Nothing is known where `known` is left out. */
type ScriptTextProps = Partial<Blanks> & { script: Script; language?: Locale; hasTicks?: boolean };

type CallScriptProps = Omit<ScriptTextProps, 'hasTicks'> & { children?: ReactNode };

/**
 * What to say on the phone, with the known blanks filled in. Demands can be ticked off and the type
 * enlarged without scripts. On the Spanish site each English sentence has its translation below.
 */
export function CallScript({ children, ...props }: CallScriptProps) {
  const t = useTranslations('callScript');

  return (
    <div className={styles.frame}>
      <LargeScriptText {...props} hasTicks />
      <div className={clsx('cluster screenOnly', styles.tools)}>
        <label className="target checkbox">
          <input type="checkbox" /> {t('large')}
        </label>
        {children}
        <PrintButton variant="outline">{t('print')}</PrintButton>
      </div>
    </div>
  );
}

export function LargeScriptText(props: ScriptTextProps) {
  return (
    <div className={styles.script}>
      <ScriptText {...props} />
    </div>
  );
}

export function ScriptText({
  script,
  language = 'en',
  hasTicks = false,
  known = nothingKnown,
  ...paper
}: ScriptTextProps) {
  const blanks = { known, ...paper };
  const shownScript = isVotePlaceholder(blanks) ? script : scriptToRead(script, known.en);
  const textOf = ({ lines }: ScriptBlock['parts'][number]) =>
    lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part's sentences never change places
      <Line key={index} {...line} {...blanks} language={language} />
    ));

  return scriptBlocks(shownScript, language).map(({ key, isList, parts }) =>
    isList ? (
      <ol key={key}>
        {parts.map((part) => (
          <li key={part.key}>
            {hasTicks ? (
              <label>
                <input type="checkbox" />
                <span>{textOf(part)}</span>
              </label>
            ) : (
              textOf(part)
            )}
          </li>
        ))}
      </ol>
    ) : (
      <p key={key}>{parts.flatMap(textOf)}</p>
    ),
  );
}

const isVotePlaceholder = ({ isFilledIn, known }: Blanks) => isFilledIn && !known.en.vote;

function Line({
  sentence,
  means,
  language,
  ...blanks
}: ScriptLine & Blanks & { language: Locale }) {
  const locale = useLocale();
  const words = { sentence, locale: language, ...blanks };
  const line = (
    <>
      {language === locale ? (
        <Words before=" " {...words} />
      ) : (
        <>
          {' '}
          <span lang={htmlLangs[language]} className={means ? styles.line : undefined}>
            <Words {...words} />
          </span>
        </>
      )}
      {means && (
        <>
          {' '}
          <span className={styles.meaning}>
            <Words sentence={means} locale={locale} {...blanks} />
          </span>
        </>
      )}
    </>
  );
  const saysVote = sentence.some(({ blank }) => blank === 'vote');
  return saysVote && isVotePlaceholder(blanks) ? <VisitorPart name="VoteLine" line={line} /> : line;
}

const lines: Record<Blank, string> = {
  visitor: '________________',
  senator: '________________',
  vote: '',
  reason: '________________________',
  street: '__________________',
  state: '______________',
  town: '____________',
  zip: '_______',
};

type WordsProps = Blanks & { sentence: Sentence; locale: Locale; before?: string };

function Words({ sentence, locale, before, known, isFilledIn, isOnPaper }: WordsProps) {
  const pieces = sentencePieces(sentence, known[locale]);

  return withTextJoined([
    ...(before ? [before] : []),
    ...pieces.map(({ key, text, blank, value, isLast }) => {
      if (!blank) return text;
      const written = value || (isOnPaper && lines[blank]) || undefined;
      const whom = blank === 'senator' ? styles.whom : undefined;
      const [className, translate] = written ? [whom, 'no' as const] : [styles.blank];
      const shown =
        written && !whom ? (
          written
        ) : (
          <span key={key} className={className} translate={translate}>
            {written ?? text}
          </span>
        );
      if (!isFilledIn || value) return shown;
      const names = { blank, locale, isLast, className: whom };
      return (
        <VisitorPart name="FilledBlank" key={key} {...names}>
          {shown}
        </VisitorPart>
      );
    }),
  ]);
}

/** Text throughout becomes one string, so that the HTML has no comment between two pieces. */
function withTextJoined(pieces: readonly ReactNode[]): ReactNode[] {
  const joined: ReactNode[] = [];
  for (const piece of pieces) {
    const isText = typeof piece === 'string' && typeof joined.at(-1) === 'string';
    joined.push(isText ? `${joined.pop()}${piece}` : piece);
  }
  return joined;
}
