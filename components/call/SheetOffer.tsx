import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import layout from '@/components/ui/layout.module.css';
import torn from '@/components/ui/torn.module.css';
import { PrintButton } from './PrintButton';
import { PrintedSheet, type PrintedSheetProps } from './PrintedSheet';
import styles from './SheetOffer.module.css';

/** Offers the sheet that the page prints, and shows it. */
export function SheetOffer(props: PrintedSheetProps) {
  const t = useTranslations('printedSheet');

  return (
    <section className={clsx(torn.torn, styles.paper)} aria-labelledby="sheet-title">
      <div className={clsx(layout.wrap, styles.offer)}>
        <div className={styles.preview}>
          <PrintedSheet {...props} />
        </div>
        <div>
          <h2 id="sheet-title">{t('title')}</h2>
          <p>{t('text')}</p>
          <PrintButton variant="dark" size="lg">
            {t('print')}
          </PrintButton>
        </div>
      </div>
    </section>
  );
}
