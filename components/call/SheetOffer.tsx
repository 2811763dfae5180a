import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import layout from '@/components/ui/layout.module.css';
import torn from '@/components/ui/torn.module.css';
import { PrintButton } from './PrintButton';
import styles from './SheetOffer.module.css';

/** A preview of the sheet that the page prints, and the button that prints it; the child is the sheet. */
export function SheetOffer({ children }: { children: ReactNode }) {
  const t = useTranslations('printedSheet');

  return (
    <section className={clsx(torn.torn, styles.paper)} aria-labelledby="sheet-title">
      <div className={clsx(layout.wrap, styles.offer)}>
        <div className={styles.preview}>{children}</div>
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
