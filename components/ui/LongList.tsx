'use client';

import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { holdInView } from '@/lib/browser/scroll';
import { formatNumber } from '@/lib/dates/formats';
import { buttonClass } from './Button';

type LongListProps = {
  count: number;
  /** entries that show while it is collapsed; layout.css hides the others */
  first?: 3 | 4 | 10;
  /** how many there are in all, where one of them is shown elsewhere */
  total?: number;
  children: ReactNode;
};

/** Collapses the list inside it to its first entries, where scripts run. */
export function LongList({ count, first = 10, total = count, children }: LongListProps) {
  const t = useTranslations('lists');
  const locale = useLocale();
  const [isExpanded, setIsExpanded] = useState(false);
  if (count <= first) return children;

  function toggle({ currentTarget }: MouseEvent) {
    setIsExpanded(!isExpanded);
    // a list that shrinks above the button must not leave the visitor somewhere below it
    if (isExpanded) holdInView(currentTarget);
  }

  return (
    <div className="longList" data-first={first} data-expanded={isExpanded}>
      {children}
      <div className={clsx('screenOnly scripted', first !== 3 && 'listToggle')}>
        <button
          type="button"
          className={first === 3 ? 'toggle' : buttonClass({ variant: 'outline' })}
          aria-expanded={isExpanded}
          onClick={toggle}
        >
          {isExpanded ? t('showLess') : t('showAll', { count: formatNumber(total, locale) })}
        </button>
      </div>
    </div>
  );
}
