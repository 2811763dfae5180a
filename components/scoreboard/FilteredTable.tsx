'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import type from '@/components/ui/type.module.css';
import { currentAddress } from '@/lib/browser/query';
import { followFilter } from '@/lib/browser/score-filter';
import { countShareClicks } from '@/lib/browser/share-clicks';
import { copyText } from '@/lib/browser/sharing';
import { FilterForm, type Options } from './FilterForm';
import styles from './FilterForm.module.css';

type FilteredTableProps = { states: Options; total: number; children: ReactNode };

/**
 * Filters the server-made rows inside it by what the visitor looks for, says how many are shown, and
 * copies the address, which holds the filter.
 */
export function FilteredTable({ states, total, children }: FilteredTableProps) {
  const t = useTranslations('scoreboard');
  const share = useTranslations('share');
  const form = useRef<HTMLFormElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(total);
  const [copyOutcome, setCopyOutcome] = useState('');

  useEffect(() => {
    if (!form.current || !frame.current) return;
    return followFilter(form.current, frame.current, (found) => {
      setCount(found);
      setCopyOutcome('');
    });
  }, []);
  useEffect(() => (frame.current ? countShareClicks(frame.current) : undefined), []);

  async function copyLink() {
    const url = currentAddress();
    setCopyOutcome((await copyText(url)) ? share('copied') : share('notCopied', { url }));
  }

  return (
    <div ref={frame}>
      <FilterForm ref={form} states={states} />
      <div className={styles.found}>
        <p className={type.note} role="status">
          {count === 0 ? t('noneFound') : t('shown', { count, total })}
        </p>
        <Button variant="outline" onClick={copyLink}>
          {t('copyLink')}
        </Button>
        <span role="status">{copyOutcome}</span>
      </div>
      {children}
    </div>
  );
}
