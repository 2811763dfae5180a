'use client';

import { type ComponentProps, lazy, type ReactNode, useEffect } from 'react';
import { LazyBoundary } from '@/components/ui/LazyBoundary';
import { useModal } from '@/lib/modals/state';
import { markCrossed, restorePlacard, usePlacard } from '@/lib/placard/state';

const AnswerLead = lazy(async () => ({ default: (await import('./HeroAnswer')).AnswerLead }));
const VisitorMarcher = lazy(async () => ({
  default: (await import('./HeroAnswer')).VisitorMarcher,
}));

/**
 * The section of the two sides. Once the visitor has called, signed or made a poster, and no modal
 * hides it, `data-crossed` draws the shade back.
 */
export function HeroSides(props: ComponentProps<'section'>) {
  const hasCrossed = usePlacard((placard) => placard.hasCrossed);
  const hasActed = usePlacard(({ action }) => action !== null);
  const isHidden = useModal(({ modal }) => modal !== null);

  useEffect(restorePlacard, []);
  useEffect(() => {
    if (hasActed && !isHidden) markCrossed();
  }, [hasActed, isHidden]);

  return <section {...props} data-crossed={hasCrossed || undefined} />;
}

/** The lead, in `children`, until the answer takes its place. */
export function HeroLead({ children }: { children: ReactNode }) {
  return (
    <Across before={children}>
      <AnswerLead />
    </Across>
  );
}

/** The visitor's marcher, in `children`, until they carry the visitor's words. */
export function HeroMarcher({ question, children }: { question: string; children: ReactNode }) {
  return (
    <Across before={children}>
      <VisitorMarcher question={question} />
    </Across>
  );
}

/** Loaded after the step across the line; `before` stands until then, and where it cannot be loaded. */
function Across({ before, children }: { before: ReactNode; children: ReactNode }) {
  const hasCrossed = usePlacard((placard) => placard.hasCrossed);
  return hasCrossed ? <LazyBoundary fallback={before}>{children}</LazyBoundary> : before;
}
