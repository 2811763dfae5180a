'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { countShareClicks } from '@/lib/browser/counting';
import { currentAddress } from '@/lib/browser/history';
import { followFilter } from '@/lib/browser/score-filter';
import { copyText } from '@/lib/browser/share';
import { fill } from '@/lib/i18n/fill';
import styles from './FilterForm.module.css';

type FilteredTableProps = {
  className: string | undefined;
  /** `{count}` and `{url}` are filled in by the browser. */
  texts: { shown: string; none: string; copy: string; copied: string; notCopied: string };
  total: number;
  form: ReactNode;
  children: ReactNode;
};

/**
 * Joins the server-made form to the server-made rows, says how many rows are shown, and copies the
 * address, which asks for just these.
 */
export function FilteredTable({ className, texts, total, form, children }: FilteredTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(total);
  const [copied, setCopied] = useState('');

  useEffect(() => {
    if (!frame.current) return;
    return followFilter(frame.current, (found) => {
      setCount(found);
      setCopied('');
    });
  }, []);
  useEffect(() => (frame.current ? countShareClicks(frame.current) : undefined), []);

  async function copyLink() {
    const url = currentAddress();
    setCopied((await copyText(url)) ? texts.copied : fill(texts.notCopied, { url }));
  }

  return (
    <div ref={frame}>
      {form}
      <div className={styles.found}>
        <p className={className} role="status">
          {count === 0 ? texts.none : fill(texts.shown, { count: String(count) })}
        </p>
        <Button variant="outline" onClick={copyLink}>
          {texts.copy}
        </Button>
        <span role="status">{copied}</span>
      </div>
      {children}
    </div>
  );
}
