import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FittedLine } from '@/components/ui/FittedLine';
import { lastPart, qrHref } from '@/lib/addresses/paths';
import type { LocalPath } from '@/lib/addresses/routes';
import { screenUrl } from '@/lib/config/screen-url';
import type { LocalizedContent } from '@/lib/content/localized';
import styles from './CallSheet.module.css';
import { WritingLines } from './CallSheetNames';
import { PrintButton } from './PrintButton';
import { PrintedAddress } from './PrintedAddress';

const QR_PX = 104;

type CallSheetProps = {
  content: LocalizedContent;
  path: '/call' | LocalPath;
  names: ReactNode;
  called: readonly ReactNode[];
  script: ReactNode;
  voicemail: ReactNode;
  /** the voicemail, translated into the page's language */
  meaning: ReactNode;
  isBilingual: boolean;
  /** the number to dial if the others are busy */
  switchboard?: string;
  source?: string;
};

/** The sheet to have at hand in a call: whom to dial, what to say, and what is done; its button prints it alone. */
export function CallSheet(props: CallSheetProps) {
  const t = useTranslations('senators.sheet');

  return (
    <section className={clsx('torn', styles.paper)} aria-labelledby="sheet-title">
      <div className={clsx('cluster wrap', styles.offer)}>
        <div className={styles.preview}>
          <Sheet {...props} />
        </div>
        <div className="screenOnly">
          <h2 className="title" id="sheet-title">
            {t('title')}
          </h2>
          <p className="lead">{t('text')}</p>
          <PrintButton variant="dark" size="lg">
            {t('print')}
          </PrintButton>
        </div>
      </div>
    </section>
  );
}

function Sheet({ content, path, names, called, switchboard, source, ...words }: CallSheetProps) {
  const t = useTranslations();
  const locale = useLocale();

  return (
    <div
      className={clsx(styles.sheet, words.isBilingual && styles.bilingual)}
      inert
      aria-hidden="true"
    >
      <div className={styles.title}>
        <FittedLine text={content.text('call_page_title').children} isDecorative />
        <p {...content.text('site_title')} />
      </div>
      {names}
      <div className={styles.columns}>
        <div className={styles.script}>
          <p className={styles.head}>{t('callScript.intro')}</p>
          {words.script}
        </div>
        <div className={styles.aside}>
          {words.voicemail && (
            <div className={styles.voicemail}>
              <p className={styles.head}>{t('senators.sheet.voicemail')}</p>
              {words.voicemail}
              {words.meaning && <div className={styles.meaning}>{words.meaning}</div>}
            </div>
          )}
          {switchboard && (
            <>
              <p className={styles.head}>{t('senators.sheet.busy')}</p>
              <p className={styles.number}>{switchboard}</p>
            </>
          )}
          <p className={styles.head}>{t('senators.sheet.said')}</p>
          <WritingLines count={switchboard ? 4 : 9} />
        </div>
      </div>
      <div className={styles.done}>
        <div>
          <p className={styles.head}>{t('senators.sheet.done')}</p>
          <ul>
            {called.map((each, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
              <li key={index}>{each}</li>
            ))}
            <li>{t('senators.sheet.signed')}</li>
            <li>{t('senators.sheet.passedOn')}</li>
          </ul>
        </div>
        <img
          src={qrHref(locale, 'call', lastPart(path))}
          width={QR_PX}
          height={QR_PX}
          alt=""
          // for paper alone: not among the first files that are fetched
          fetchPriority="low"
        />
        <p className={styles.address}>
          <PrintedAddress url={screenUrl(locale, path)} />
        </p>
      </div>
      {source && <p className={styles.fine}>{source}</p>}
    </div>
  );
}
