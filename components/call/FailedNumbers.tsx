'use client';

import { Suspense } from 'react';
import { useCall } from '@/lib/state/call';
import { useVisitor } from '@/lib/state/visitor';
import type { DirectTexts } from './call-texts';
import { LateDirectNumbers } from './late-numbers';

/** Whom to ring instead, after a call that was not placed; nothing otherwise. */
export function FailedNumbers({ texts }: { texts: DirectTexts }) {
  const hasFailed = useCall(({ attempt }) => attempt.phase === 'failed');
  const zip = useVisitor(({ zipCode }) => zipCode);
  if (!hasFailed) return null;

  return (
    <Suspense fallback={<p>{texts.loading}</p>}>
      <LateDirectNumbers zip={zip ?? ''} texts={texts} />
    </Suspense>
  );
}
