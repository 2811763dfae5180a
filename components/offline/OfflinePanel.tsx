import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { withMessages } from '@/components/providers/LazyMessages';
import type { ScreenPath } from '@/lib/addresses/routes';
import { formatDate, formatNumber } from '@/lib/dates/formats';
import {
  type CacheFailure,
  cachePages,
  erase as eraseCache,
  findOfflineCache,
  type OfflineCache,
  onCacheChange,
} from '@/lib/offline/offline-cache.browser';
import { pageToCache } from '@/lib/offline/page-to-cache';
import offline from '@/messages/offline.json';
import styles from './OfflinePanel.module.css';

export type OfflinePanelProps = { path: ScreenPath };

export const OfflinePanel = withMessages({ offline }, Panel);

function Panel({ path }: OfflinePanelProps) {
  const t = useTranslations('offline');
  const locale = useLocale();
  const { state, cache, erase } = useOfflineCache();
  if (state.phase === 'looking') return null;
  const isBusy = state.phase === 'caching';

  return (
    <section className={styles.part} aria-labelledby="keep-title">
      <h3 id="keep-title" className="subTitle">
        {t('title')}
      </h3>
      <p>{t('text')}</p>
      {state.cached && <CachedList {...state.cached} />}
      <p role="status" className={styles.status}>
        {isBusy && t('keeping')}
        {state.phase === 'done' && t(state.did)}
      </p>
      {state.phase === 'failed' && (
        <p role="alert" className={styles.alert}>
          {t(`failures.${state.failure}`)}
        </p>
      )}
      <div className={clsx('cluster', styles.buttons)}>
        <Button
          variant="dark"
          aria-disabled={isBusy || undefined}
          onClick={() => void cache(() => pageToCache(locale, path))}
        >
          {t(state.cached ? 'keepAgain' : 'keep')}
        </Button>
        {state.cached && (
          <Button variant="outline" onClick={() => void erase()}>
            {t('erase')}
          </Button>
        )}
      </div>
    </section>
  );
}

function CachedList({ pages, bytes, cachedAt }: OfflineCache) {
  const t = useTranslations('offline');
  const locale = useLocale();
  const size = formatNumber(bytes / 1e6, locale, { maximumFractionDigits: 1 });

  return (
    <>
      <p>
        {cachedAt
          ? t('keptAt', {
              when: formatDate(cachedAt, locale, { dateStyle: 'medium', timeStyle: 'short' }),
              size,
            })
          : t('keptOnce', { size })}
      </p>
      <ul className={styles.kept}>
        {pages.map(({ href, title }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

type CacheState = { cached: OfflineCache | null } & (
  | { phase: 'looking' | 'idle' | 'caching' }
  | { phase: 'done'; did: 'done' | 'erased' }
  | { phase: 'failed'; failure: CacheFailure }
);

function useOfflineCache() {
  const [state, setState] = useState<CacheState>({ phase: 'looking', cached: null });

  useEffect(() => {
    async function look() {
      const cached = await findOfflineCache();
      setState((before) =>
        before.phase === 'looking' ? { phase: 'idle', cached } : { ...before, cached },
      );
    }
    void look();
    return onCacheChange(() => void look());
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
