import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LazyBoundary } from './ErrorBoundary';

/** Renders its children, which load late, when it is first unfolded: nothing below moves as they come. */
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
