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

const WHEN = { dateStyle: 'medium', timeStyle: 'short' } as const;

export const OfflinePanel = withMessages({ offline }, Panel);

function Panel({ path }: OfflinePanelProps) {
  const t = useTranslations('offline');
  const locale = useLocale();
  const { cached, step, cache, erase } = useOfflineCache();
  if (cached === undefined) return null;
  const isBusy = step.phase === 'caching';
  const size = formatNumber((cached?.bytes ?? 0) / 1e6, locale, { maximumFractionDigits: 1 });

  return (
    <section className={styles.part} aria-labelledby="keep-title">
      <h3 id="keep-title" className="subTitle">
        {t('title')}
      </h3>
      <p>{t('text')}</p>
      {cached && (
        <>
          <p>
            {cached.cachedAt
              ? t('keptAt', { when: formatDate(cached.cachedAt, locale, WHEN), size })
              : t('keptOnce', { size })}
          </p>
          <ul className={styles.kept}>
            {cached.pages.map(({ href, title }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p role="status" className={styles.status}>
        {isBusy && t('keeping')}
        {(step.phase === 'done' || step.phase === 'erased') && t(step.phase)}
      </p>
      {step.phase === 'failed' && (
        <p role="alert" className={styles.alert}>
          {t(`failures.${step.failure}`)}
        </p>
      )}
      <div className={clsx('cluster', styles.buttons)}>
        <Button
          variant="dark"
          aria-disabled={isBusy || undefined}
          onClick={() => void cache(() => pageToCache(locale, path))}
        >
          {t(cached ? 'keepAgain' : 'keep')}
        </Button>
        {cached && (
          <Button variant="outline" onClick={() => void erase()}>
            {t('erase')}
          </Button>
        )}
      </div>
    </section>
  );
}

type Step =
  | { phase: 'idle' | 'caching' | 'done' | 'erased' }
  | { phase: 'failed'; failure: CacheFailure };

/** `cached` is undefined until the cache was looked for. */
function useOfflineCache() {
  const [cached, setCached] = useState<OfflineCache | null>();
  const [step, setStep] = useState<Step>({ phase: 'idle' });

  useEffect(() => {
    const look = async () => setCached(await findOfflineCache());
    void look();
    return onCacheChange(() => void look());
  }, []);

  async function cache(findPage: () => Promise<string>) {
    if (step.phase === 'caching') return;
    setStep({ phase: 'caching' });
    const result = await cachePages(findPage);
    setCached(await findOfflineCache());
    setStep(result === 'cached' ? { phase: 'done' } : { phase: 'failed', failure: result });
  }

  async function erase() {
    await eraseCache();
    setCached(null);
    setStep({ phase: 'erased' });
  }

  return { cached, step, cache, erase };
}
