'use client';

import { Late } from '@/components/ui/Late';
import { useCall } from '@/lib/state/call';
import { useVisitor } from '@/lib/state/visitor';
import type { DirectTexts } from './call-texts';
import { directNumbers } from './late-numbers';

/** Whom to ring instead, after a call that was not placed; nothing otherwise. */
export function FailedNumbers({ texts }: { texts: DirectTexts }) {
  const hasFailed = useCall(({ attempt }) => attempt.phase === 'failed');
  const zip = useVisitor(({ zipCode }) => zipCode);
  if (!hasFailed) return null;

  return (
    <Late
      part={directNumbers}
      props={{ zip: zip ?? '', texts }}
      waiting={<p>{texts.loading}</p>}
      failed={null}
    />
  );
}
