'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import styles from './LetterFold.module.css';

/** The stylesheet folds it on a narrow page, only where scripts run: the HTML has the whole letter. */
export function LetterFold({ children }: { children: ReactNode }) {
  const t = useTranslations('letter');
  const [isExpanded, setIsExpanded] = useState(false);

  return (
    <div className={styles.frame} data-expanded={isExpanded}>
      {children}
      <div className={styles.toggle}>
        <button
          type="button"
          className="toggle"
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {t(isExpanded ? 'readLess' : 'readAll')}
        </button>
      </div>
    </div>
  );
}
