'use client';

// the form's styles belong to the first paint, its code does not
import '@/components/ui/Field.module.css';
import './form.module.css';
import './FailureAlert.module.css';
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { loadChunk } from '@/lib/browser/chunk';
import { firstPress, holdSubmit } from '@/lib/browser/intent';
import { backOnline, isOnline } from '@/lib/browser/network';
import type { CallFormTexts } from './call-texts';

const { wanted, want } = firstPress();
let giveUp = () => {};

/** The server's form stays as it is until it is wanted; then its code takes over in place. */
const CallForm = lazy(async () => {
  await wanted;
  for (;;) {
    try {
      const { CallForm } = await loadChunk(() => import('./CallForm'));
      return { default: CallForm };
    } catch {
      if (isOnline()) {
        giveUp();
        return new Promise<never>(() => {});
      }
      await backOnline();
    }
  }
});

/**
 * The call form of a page: whole in the HTML, alive from the first touch. Where its code cannot be
 * had, the browser posts it by itself; offline, the form says so and waits for the connection.
 */
export function CallFormIsland({ id, texts }: { id: string; texts: CallFormTexts }) {
  const frame = useRef<HTMLDivElement>(null);
  const hold = useRef<ReturnType<typeof holdSubmit>>(null);

  useEffect(() => {
    if (!frame.current) return;
    const held = holdSubmit(frame.current, want);
    hold.current = held;
    giveUp = held.release;
    return held.drop;
  }, []);
  const handOver = useCallback(() => hold.current?.handOver(), []);

  return (
    <div ref={frame} data-offline={texts.failure.causes.offline}>
      <Suspense>
        <CallForm id={id} texts={texts} onReady={handOver} />
      </Suspense>
    </div>
  );
}
