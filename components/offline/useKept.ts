import { useEffect, useState } from 'react';
import {
  erase as eraseKept,
  findKept,
  KeepError,
  type KeepFailure,
  type Kept,
  keep as keepPages,
  onKeptChange,
} from '@/lib/offline/kept.browser';

type KeptState = { kept: Kept | null } & (
  | { phase: 'looking' | 'idle' | 'keeping' }
  | { phase: 'done'; did: 'done' | 'erased' }
  | { phase: 'failed'; failure: KeepFailure }
);

/** What this device has kept, in step with other tabs, and how to keep and erase it. */
export function useKept() {
  const [state, setState] = useState<KeptState>({ phase: 'looking', kept: null });

  useEffect(() => {
    let isShown = true;
    async function look() {
      const kept = await findKept();
      if (!isShown) return;
      setState((before) =>
        before.phase === 'looking' ? { phase: 'idle', kept } : { ...before, kept },
      );
    }
    void look();
    const stop = onKeptChange(() => void look());
    return () => {
      isShown = false;
      stop();
    };
  }, []);

  async function keep(findPage: () => Promise<string>) {
    if (state.phase === 'keeping') return;
    setState({ phase: 'keeping', kept: state.kept });
    try {
      await keepPages(findPage);
      setState({ phase: 'done', did: 'done', kept: await findKept() });
    } catch (error) {
      const failure = error instanceof KeepError ? error.failure : 'failed';
      setState({ phase: 'failed', failure, kept: await findKept() });
    }
  }

  async function erase() {
    await eraseKept();
    setState({ phase: 'done', did: 'erased', kept: null });
  }

  return { state, keep, erase };
}
