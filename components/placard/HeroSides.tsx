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
 * The hero with its two sides, shade and sun. Once the visitor has called, signed or made a poster, and
 * no modal hides it, `data-crossed` takes the shade away.
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

/** Shows `before` until the visitor has crossed the line and the answer is loaded, or if it cannot be. */
function Across({ before, children }: { before: ReactNode; children: ReactNode }) {
  const hasCrossed = usePlacard((placard) => placard.hasCrossed);
  return hasCrossed ? <LazyBoundary fallback={before}>{children}</LazyBoundary> : before;
}
