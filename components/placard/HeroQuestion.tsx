'use client';

import { type ComponentProps, lazy, type ReactNode, useEffect } from 'react';
import { LazyBoundary } from '@/components/ui/ErrorBoundary';
import { useModal } from '@/lib/modals/state';
import { recordAnswer, restorePlacard, usePlacard } from '@/lib/placard/state';

const parts = {
  answer: lazy(async () => ({ default: (await import('./HeroAnswer')).HeroAnswer })),
  marcher: lazy(async () => ({ default: (await import('./HeroAnswer')).VisitorMarcher })),
};

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

type HeroPartProps = { name: keyof typeof parts; question: string; children: ReactNode };

/** The children, and the visitor’s own in their place once they have answered. */
export function HeroPart({ name, question, children }: HeroPartProps) {
  const hasAnswered = usePlacard((placard) => placard.hasAnswered);
  const Part = parts[name];
  if (!hasAnswered) return children;
  return (
    <LazyBoundary fallback={children}>
      <Part question={question} />
    </LazyBoundary>
  );
}
