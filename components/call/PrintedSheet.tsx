import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FittedLine } from '@/components/ui/FittedLine';
import { fittedText } from '@/lib/anton-metrics';
import { callScript, recordOf, rollCallsIn } from '@/lib/call/compiled-scripts';
import type { Blank, KnownBlanks } from '@/lib/call/script';
import { directoryDate, type Senator, senatorsOf } from '@/lib/call/senators';
import { stateName } from '@/lib/call/state-names';
import type { ZipPlace } from '@/lib/call/zip-place';
import { forEachLocale, type Locale } from '@/lib/i18n/locales';
import { publicConfig } from '@/lib/public-config';
import { ScriptText } from './CallScript';
import styles from './PrintedSheet.module.css';

/** Lines to fill in by hand for what is not known. */
const blankLines: Required<KnownBlanks> = {
  visitor: '________________',
  senator: '________________',
  state: '______________',
  town: '____________',
  zip: '_______',
};

function onPaper(known: Record<Locale, KnownBlanks>): Record<Locale, KnownBlanks> {
  const filled = (values: KnownBlanks) =>
    Object.fromEntries(
      Object.entries(blankLines).map(([blank, line]) => [blank, values[blank as Blank] || line]),
    );
  return forEachLocale((locale) => filled(known[locale]));
}

export type SheetPaper = {
  /** the picture of its QR code */
  qr: string;
  address: string;
  children: ReactNode;
};

type PrintedSheetProps = SheetPaper & {
  /** where the caller votes, once that is known */
  place: ZipPlace | null;
  known: Record<Locale, KnownBlanks>;
};

/**
 * One sheet of paper for the calls: whom to ring, what to say, and lines to write on. On screen it is
 * a small preview of what the page prints. The children are its title.
 */
export function PrintedSheet({ qr, address, place, children, ...props }: PrintedSheetProps) {
  const t = useTranslations();
  const locale = useLocale();
  const known = onPaper(props.known);
  const script = callScript(locale, 'live');
  const voicemail = callScript(locale, 'voicemail');
  const senators = place?.kind === 'state' ? senatorsOf(place.code) : [];

  return (
    <div
      className={clsx(styles.sheet, script?.meaning && styles.bilingual)}
      inert
      aria-hidden="true"
    >
      <div className={styles.title}>{children}</div>
      {place?.kind === 'no-senators' ? (
        <p className={styles.nobody}>
          {t('senators.noSenators', { place: stateName(place.code, locale) })}
        </p>
      ) : (
        <Names senators={senators} isBilingual={Boolean(script?.meaning)} />
      )}
      <div className={styles.columns}>
        <div className={styles.script}>
          <p className={styles.head}>{t('callScript.intro')}</p>
          {script && <ScriptText script={script} known={known} />}
        </div>
        <div className={styles.aside}>
          {voicemail && (
            <div className={styles.voicemail}>
              <p className={styles.head}>{t('printedSheet.voicemail')}</p>
              <ScriptText script={{ ...voicemail, meaning: null }} known={known} />
              {voicemail.meaning && (
                <div className={styles.meaning}>
                  <ScriptText script={voicemail} known={known} isTranslated />
                </div>
              )}
            </div>
          )}
          <p className={styles.head}>{t('printedSheet.busy')}</p>
          <p className={styles.number}>{publicConfig.switchboard_phone}</p>
          <p className={styles.head}>{t('printedSheet.said')}</p>
          <Lines />
        </div>
      </div>
      <div className={styles.done}>
        <div>
          <p className={styles.head}>{t('printedSheet.done')}</p>
          <ul>
            {[0, 1].map((index) => (
              <li key={index}>
                {t('printedSheet.called', { name: senators[index]?.lastName ?? '________' })}
              </li>
            ))}
            <li>{t('printedSheet.signed')}</li>
            <li>{t('printedSheet.passedOn')}</li>
          </ul>
        </div>
        <img src={qr} width={QR_PX} height={QR_PX} alt="" />
        <p className={styles.address}>{address}</p>
      </div>
      <p className={styles.fine}>
        {rollCallsIn(locale)?.source} {t('senators.asOf', { date: directoryDate(locale) })}
      </p>
    </div>
  );
}

/** Lines to write on. */
function Lines() {
  return (
    <div className={styles.lines}>
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}

const QR_PX = 104;

/** How wide both names are together on A4, which is narrower than Letter. */
const NAMES_PX = 648;
/** Letters no higher than this, in px for each hundredth of the type size. */
const MOST_SCALE = { alone: 2, bilingual: 0.95 };

type NamesProps = { senators: readonly Senator[]; isBilingual: boolean };

/** Both names at the same height, each over its votes; lines to write on until they are known. */
function Names({ senators, isBilingual }: NamesProps) {
  const t = useTranslations();
  const locale = useLocale();
  if (senators.length === 0) {
    return (
      <div className={styles.toFill}>
        <Lines />
        <Lines />
      </div>
    );
  }
  const widths = senators.map(({ lastName }) => fittedText(lastName, locale).width);
  const fitting = NAMES_PX / widths.reduce((sum, width) => sum + width, 0);
  const scale = Math.min(fitting, isBilingual ? MOST_SCALE.bilingual : MOST_SCALE.alone);

  return (
    <div className={styles.names}>
      {senators.map(({ id, name, lastName, party, phone, votes }) => (
        <div key={id}>
          <FittedLine text={lastName} scale={scale} isDecorative />
          <p className={styles.number}>{phone}</p>
          <p>
            {name}, {t(`senators.party.${party}`)}.
            {recordOf(votes, locale)?.map(({ name: rollCall, vote }) => (
              <span key={rollCall}>
                {' '}
                {rollCall}: <b>{t(`senators.vote.${vote}`)}</b>.
              </span>
            ))}
          </p>
        </div>
      ))}
    </div>
  );
}
