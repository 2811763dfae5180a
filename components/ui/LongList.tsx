'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { keepInView } from '@/lib/browser/scroll';
import { formatNumber } from '@/lib/i18n/formats';
import { Button } from './Button';
import styles from './LongList.module.css';

/** How many entries show while a list is collapsed; LongList.module.css hides the others. */
const COLLAPSED_COUNT = 10;

/**
 * Collapses the server-made list inside it to its first ten entries when it has more. Without
 * scripts the list is whole.
 */
export function LongList({ count, children }: { count: number; children: ReactNode }) {
  const t = useTranslations('lists');
  const locale = useLocale();
  const [isExpanded, setIsExpanded] = useState(false);
  if (count <= COLLAPSED_COUNT) return children;

  function toggle({ currentTarget }: MouseEvent) {
    setIsExpanded(!isExpanded);
    // a list that shrinks above the button must not leave the visitor somewhere below it
    if (isExpanded) keepInView(currentTarget);
  }

  return (
    <div className={styles.frame} data-expanded={isExpanded}>
      {children}
      <div className={styles.toggle}>
        <Button variant="outline" aria-expanded={isExpanded} onClick={toggle}>
          {isExpanded ? t('showLess') : t('showAll', { count: formatNumber(count, locale) })}
        </Button>
      </div>
    </div>
  );
}
