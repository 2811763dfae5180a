import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LazyBoundary } from './ErrorBoundary';

/** Renders its lazy children when first unfolded, so that nothing below moves as they load. */
export function LazyFold({ summary, children }: { summary: string; children: ReactNode }) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  // unfolded before hydration
  useEffect(() => setIsWanted(Boolean(fold.current?.open)), []);

  return (
    <details ref={fold} className="fold scripted screenOnly" onToggle={() => setIsWanted(true)}>
      <summary>{summary}</summary>
      {isWanted && <LazyBoundary fallback={null}>{children}</LazyBoundary>}
    </details>
  );
}
