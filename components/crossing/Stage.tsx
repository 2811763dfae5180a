'use client';

import { type ComponentProps, lazy, type ReactNode, useEffect } from 'react';
import { LazyBoundary } from '@/components/ui/LazyBoundary';
import { restoreCrossing, setAcross, useCrossing } from '@/lib/state/crossing';
import { useModal } from '@/lib/state/modal';

const CrossedLead = lazy(async () => ({ default: (await import('./Crossed')).CrossedLead }));
const CrossedMarcher = lazy(async () => ({ default: (await import('./Crossed')).CrossedMarcher }));

/**
 * The section of the two sides. Once the visitor has called, signed or made a poster, and no modal
 * hides it, `data-crossed` draws the shade back.
 */
export function Stage(props: ComponentProps<'section'>) {
  const isAcross = useCrossing((crossing) => crossing.isAcross);
  const hasActed = useCrossing(({ deed }) => deed !== null);
  const isHidden = useModal(({ modal }) => modal !== null);

  useEffect(restoreCrossing, []);
  useEffect(() => {
    if (hasActed && !isHidden) setAcross();
  }, [hasActed, isHidden]);

  return <section {...props} data-crossed={isAcross || undefined} />;
}

/** The lead, in `children`, until the answer takes its place. */
export function Lead({ children }: { children: ReactNode }) {
  return (
    <Across before={children}>
      <CrossedLead />
    </Across>
  );
}

/** The visitor's marcher, in `children`, until they carry the visitor's words. */
export function Marcher({ question, children }: { question: string; children: ReactNode }) {
  return (
    <Across before={children}>
      <CrossedMarcher question={question} />
    </Across>
  );
}

/** Loaded after the step across the line; `before` stands until then, and where it cannot be loaded. */
function Across({ before, children }: { before: ReactNode; children: ReactNode }) {
  const isAcross = useCrossing((crossing) => crossing.isAcross);
  return isAcross ? <LazyBoundary fallback={before}>{children}</LazyBoundary> : before;
}
