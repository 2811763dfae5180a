import { useLocale, useTranslations } from 'next-intl';
import typography from '@/components/ui/typography.module.css';
import { callScript } from '@/lib/call/compiled-scripts';
import { type ScriptPart, sentenceText } from '@/lib/call/script';
import { forEachLocale, htmlLangs } from '@/lib/i18n/locales';
import styles from './CallColumns.module.css';
import { ScriptText } from './CallScript';
import scriptStyles from './CallScript.module.css';
import { Switchboard } from './FailureAlert';

type PaperProps = {
  /** the picture of its QR code */
  qr: string;
  address: string;
  campaign: string;
};

type PlainSheetProps = PaperProps & {
  /** false where the page shows the numbers and the script itself */
  isOnScreen: boolean;
  /** false where the page prints another sheet */
  isPrinted: boolean;
};

const nothingKnown = forEachLocale(() => ({}));

/**
 * The sheet that the call page prints where it does not know the targets' votes and numbers, in few bytes;
 * lines and boxes to write on are drawn by the stylesheet. Where no scripts run, the screen shows what
 * of it is said on the phone.
 */
export function PlainSheet({ isOnScreen, isPrinted, ...paper }: PlainSheetProps) {
  const t = useTranslations();
  const locale = useLocale();
  const live = callScript(locale, 'live');

  return (
    <div className={isOnScreen ? styles.plainSheet : styles.paperSheet}>
      <h2 className={typography.small}>{t('callYourself.summary')}</h2>
      <p>
        <Switchboard />
      </p>
      {live && (
        <div className={scriptStyles.script}>
          <ScriptText script={live} known={nothingKnown} hasTicks />
        </div>
      )}
      {isPrinted && <PaperOnly {...paper} />}
    </div>
  );
}

/** What is only on paper: words for the voicemail, and room to write. */
function PaperOnly({ qr, address, campaign }: PaperProps) {
  const t = useTranslations('printedSheet');
  const locale = useLocale();
  const voicemail = callScript(locale, 'voicemail');

  return (
    <>
      <div>
        {voicemail && (
          <>
            <h3>{t('voicemail')}</h3>
            <p lang={locale === 'en' ? undefined : htmlLangs.en}>{wordsOf(voicemail.say)}</p>
            {voicemail.meaning && <p>{wordsOf(voicemail.meaning)}</p>}
          </>
        )}
        <h4>{t('said')}</h4>
      </div>
      <ul>
        <li>{t('called', { name: '' })}</li>
        <li>{t('called', { name: '' })}</li>
        <li>{t('signed')}</li>
        <li>{t('passedOn')}</li>
        <li>
          <img src={qr} width="104" height="104" alt="" fetchPriority="low" />
          {`${campaign} ${address}`}
        </li>
      </ul>
    </>
  );
}

/** A script as running text. */
function wordsOf(parts: readonly ScriptPart[]): string {
  return parts
    .flatMap(({ sentences }) => sentences.map((sentence) => sentenceText(sentence, {})))
    .join(' ');
}
