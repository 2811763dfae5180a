'use client';

import { type ComponentProps, lazy, type ReactNode, useEffect } from 'react';
import { LazyBoundary } from '@/components/ui/ErrorBoundary';
import { useModal } from '@/lib/modals/state';
import { recordAnswer, restorePlacard, usePlacard } from '@/lib/placard/state';

const HeroAnswer = lazy(async () => ({ default: (await import('./HeroAnswer')).HeroAnswer }));
const VisitorMarcher = lazy(async () => ({
  default: (await import('./HeroAnswer')).VisitorMarcher,
}));

/**
 * The hero’s two sides, shade and sun. `data-answered` takes the shade away once the visitor has called,
 * signed or made a poster, and no modal hides it; `data-signed` says that they have signed.
 */
export function HeroQuestion(props: ComponentProps<'section'>) {
  const hasAnswered = usePlacard((placard) => placard.hasAnswered);
  const actions = usePlacard((placard) => placard.actions);
  const hasActed = actions.length > 0;
  const isHidden = useModal(({ modal }) => modal !== null);

  useEffect(restorePlacard, []);
  useEffect(() => {
    if (hasActed && !isHidden) recordAnswer();
  }, [hasActed, isHidden]);

  return (
    <section
      {...props}
      data-answered={hasAnswered || undefined}
      data-signed={actions.includes('signed') || undefined}
    />
  );
}

type HeroIntroductionProps = { question: string; children: ReactNode };

export function HeroIntroduction({ question, children }: HeroIntroductionProps) {
  return (
    <WhenAnswered before={children}>
      <HeroAnswer question={question} />
    </WhenAnswered>
  );
}

export function HeroMarcher({ children }: { children: ReactNode }) {
  return (
    <WhenAnswered before={children}>
      <VisitorMarcher />
    </WhenAnswered>
  );
}

function WhenAnswered({ before, children }: { before: ReactNode; children: ReactNode }) {
  const hasAnswered = usePlacard((placard) => placard.hasAnswered);
  return hasAnswered ? <LazyBoundary fallback={before}>{children}</LazyBoundary> : before;
}
