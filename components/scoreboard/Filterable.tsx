'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { followFilter } from '@/lib/browser/score-filter';
import { countShareClicks } from '@/lib/browser/share-clicks';
import { fill } from '@/lib/i18n/fill';

type FilterableProps = {
  className: string | undefined;
  /** `{count}` is filled in by the browser. */
  texts: { shown: string; none: string };
  total: number;
  form: ReactNode;
  children: ReactNode;
};

/** Joins the server-made form to the server-made rows, and says how many rows are shown. */
export function Filterable({ className, texts, total, form, children }: FilterableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(total);
  useEffect(() => (frame.current ? followFilter(frame.current, setCount) : undefined), []);
  useEffect(() => (frame.current ? countShareClicks(frame.current) : undefined), []);

  return (
    <div ref={frame}>
      {form}
      <p className={className} role="status">
        {count === 0 ? texts.none : fill(texts.shown, { count: String(count) })}
      </p>
      {children}
    </div>
  );
}
