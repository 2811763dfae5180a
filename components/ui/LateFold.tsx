'use client';

import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LazyBoundary } from './ErrorBoundary';
import layout from './layout.module.css';

type LateFoldProps = { summary: string; children: ReactNode };

/** Renders its children, which load late, when it is first unfolded: nothing below moves as they come. */
export function LateFold({ summary, children }: LateFoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  // unfolded before hydration
  useEffect(() => setIsWanted(Boolean(fold.current?.open)), []);

  return (
    <details
      ref={fold}
      className={clsx(layout.fold, layout.scripted, 'screenOnly')}
      onToggle={() => setIsWanted(true)}
    >
      <summary>{summary}</summary>
      {isWanted && <LazyBoundary fallback={null}>{children}</LazyBoundary>}
    </details>
  );
}
