import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import typography from '@/components/ui/typography.module.css';
import { LazyMessages } from '@/components/providers/LazyMessages';
import type { ScreenPath } from '@/lib/addresses/routes';
import { formatDate, formatNumber } from '@/lib/dates/formats';
import type { OfflineCache } from '@/lib/offline/offline-cache.browser';
import { pageToCache } from '@/lib/offline/page-to-cache';
import offline from '@/messages/offline.json';
import styles from './RallyPanel.module.css';
import { useOfflineCache } from './useOfflineCache';

/** `path` is that of the page that it stands on. */
export type RallyPanelProps = { path: ScreenPath };

/** Keeps the pages for the rally, says what is kept, and erases it. */
export function RallyPanel(props: RallyPanelProps) {
  return (
    <LazyMessages messages={{ offline }}>
      <Panel {...props} />
    </LazyMessages>
  );
}

function Panel({ path }: RallyPanelProps) {
  const t = useTranslations('offline');
  const locale = useLocale();
  const { state, cache, erase } = useOfflineCache();
  if (state.phase === 'looking') return null;
  const isBusy = state.phase === 'caching';

  return (
    <section className={styles.part} aria-labelledby="keep-title">
      <h3 id="keep-title" className={typography.sub}>
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
      <div className={styles.buttons}>
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
