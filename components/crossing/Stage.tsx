'use client';

import { type ComponentProps, lazy, type ReactNode, useEffect } from 'react';
import { AfterHydration } from '@/components/ui/AfterHydration';
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

type BeforeProps = { part: 'lead' | 'marcher'; children: ReactNode };

/** A part of the stage as it is before the step across the line, and what follows it. */
export function Before({ part, children }: BeforeProps) {
  const isAcross = useCrossing((crossing) => crossing.isAcross);
  if (!isAcross) return children;
  return (
    <AfterHydration fallback={children}>
      {part === 'lead' ? <CrossedLead /> : <CrossedMarcher />}
    </AfterHydration>
  );
}
