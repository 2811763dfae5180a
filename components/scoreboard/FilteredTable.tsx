'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import typography from '@/components/ui/typography.module.css';
import { useCopy } from '@/components/share/useCopy';
import { currentAddress } from '@/lib/browser/history';
import { followFilter } from '@/lib/scoreboard/filter.browser';
import { countShareClicks } from '@/lib/tracking/counting.browser';
import { FilterForm, type Options } from './FilterForm';
import styles from './FilterForm.module.css';

type FilteredTableProps = {
  states: Options;
  parties: Options;
  total: number;
  children: ReactNode;
};

/**
 * Filters the server-rendered rows inside it, says how many are shown, and copies the address,
 * which contains the filter.
 */
export function FilteredTable({ states, parties, total, children }: FilteredTableProps) {
  const t = useTranslations('scoreboard');
  const share = useTranslations('share');
  const form = useRef<HTMLFormElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(total);
  const { outcome, copy, reset } = useCopy();
  const onFiltered = useEffectEvent((found: number) => {
    setCount(found);
    reset();
  });

  useEffect(() => {
    if (!form.current || !frame.current) return;
    return followFilter(form.current, frame.current, onFiltered);
  }, []);
  useEffect(() => (frame.current ? countShareClicks(frame.current) : undefined), []);

  return (
    <div ref={frame}>
      <FilterForm ref={form} states={states} parties={parties} />
      <div className={styles.found}>
        <p className={typography.note} role="status">
          {count === 0 ? t('noneFound') : t('shown', { count, total })}
        </p>
        <Button variant="outline" onClick={() => copy(currentAddress())}>
          {t('copyLink')}
        </Button>
        <span role="status">{outcome && share(outcome, { url: currentAddress() })}</span>
      </div>
      {children}
    </div>
  );
}
