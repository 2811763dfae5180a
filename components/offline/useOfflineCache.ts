import { useEffect, useState } from 'react';
import {
  type CacheFailure,
  cachePages,
  erase as eraseCache,
  findOfflineCache,
  type OfflineCache,
  onCacheChange,
} from '@/lib/offline/offline-cache.browser';

type CacheState = { cached: OfflineCache | null } & (
  | { phase: 'looking' | 'idle' | 'caching' }
  | { phase: 'done'; did: 'done' | 'erased' }
  | { phase: 'failed'; failure: CacheFailure }
);

/** What this device has cached, in step with other tabs, and how to cache and erase it. */
export function useOfflineCache() {
  const [state, setState] = useState<CacheState>({ phase: 'looking', cached: null });

  useEffect(() => {
    let isShown = true;
    async function look() {
      const cached = await findOfflineCache();
      if (!isShown) return;
      setState((before) =>
        before.phase === 'looking' ? { phase: 'idle', cached } : { ...before, cached },
      );
    }
    void look();
    const stop = onCacheChange(() => void look());
    return () => {
      isShown = false;
      stop();
    };
  }, []);

  async function cache(findPage: () => Promise<string>) {
    if (state.phase === 'caching') return;
    setState({ phase: 'caching', cached: state.cached });
    const result = await cachePages(findPage);
    const cached = await findOfflineCache();
    setState(
      result === 'cached'
        ? { phase: 'done', did: 'done', cached }
        : { phase: 'failed', failure: result, cached },
    );
  }

  async function erase() {
    await eraseCache();
    setState({ phase: 'done', did: 'erased', cached: null });
  }

  return { state, cache, erase };
}
