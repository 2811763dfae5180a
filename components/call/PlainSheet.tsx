import { useLocale, useTranslations } from 'next-intl';
import typography from '@/components/ui/typography.module.css';
import { callScript } from '@/lib/call/compiled-scripts';
import { type ScriptPart, sentenceText } from '@/lib/call/script';
import { forEachLocale, htmlLangs } from '@/lib/i18n/locales';
import styles from './CallColumns.module.css';
import { ScriptText } from './CallScript';
import scriptStyles from './CallScript.module.css';
import { Switchboard } from './FailureAlert';

type PlainSheetProps = {
  /** the picture of its QR code */
  qr: string;
  address: string;
  campaign: string;
  /** false where the page shows the numbers and the script itself */
  isOnScreen: boolean;
};

const nothingKnown = forEachLocale(() => ({}));

/**
 * The sheet that the call page prints until the visitor's own has loaded, as plain HTML in few bytes;
 * lines and boxes to write on are drawn by the stylesheet. Where no scripts run, the screen shows what
 * of it is said on the phone.
 */
export function PlainSheet({ qr, address, campaign, isOnScreen }: PlainSheetProps) {
  const t = useTranslations();
  const locale = useLocale();
  const live = callScript(locale, 'live');
  const voicemail = callScript(locale, 'voicemail');

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
      <div>
        {voicemail && (
          <>
            <h3>{t('printedSheet.voicemail')}</h3>
            <p lang={locale === 'en' ? undefined : htmlLangs.en}>{wordsOf(voicemail.say)}</p>
            {voicemail.meaning && <p>{wordsOf(voicemail.meaning)}</p>}
          </>
        )}
        <h4>{t('printedSheet.said')}</h4>
      </div>
      <ul>
        <li>{t('printedSheet.called', { name: '' })}</li>
        <li>{t('printedSheet.called', { name: '' })}</li>
        <li>{t('printedSheet.signed')}</li>
        <li>{t('printedSheet.passedOn')}</li>
        <li>
          <img src={qr} width="104" height="104" alt="" fetchPriority="low" />
          {`${campaign} ${address}`}
        </li>
      </ul>
    </div>
  );
}

/** A script as running text. */
function wordsOf(parts: readonly ScriptPart[]): string {
  return parts
    .flatMap(({ sentences }) => sentences.map((sentence) => sentenceText(sentence, {})))
    .join(' ');
}
