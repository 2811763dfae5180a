'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';
import { keepInView } from '@/lib/browser/view';
import styles from './ShowMore.module.css';

type ShowMoreProps = {
  labels: { showAll: string; showLess: string };
  className: string;
  children: ReactNode;
};

/**
 * Collapses the server-made list inside it to its first ten entries (spec.md section 2, Long
 * lists). Without scripts the list is whole.
 */
export function ShowMore({ labels, className, children }: ShowMoreProps) {
  const [isExpanded, setIsExpanded] = useState(false);

  function toggle({ currentTarget }: MouseEvent) {
    setIsExpanded(!isExpanded);
    // a list that shrinks above the button must not leave the visitor somewhere below it
    if (isExpanded) keepInView(currentTarget);
  }

  return (
    <div className={styles.frame} data-expanded={isExpanded}>
      {children}
      <div className={styles.toggle}>
        <button type="button" className={className} aria-expanded={isExpanded} onClick={toggle}>
          {isExpanded ? labels.showLess : labels.showAll}
        </button>
      </div>
    </div>
  );
}
