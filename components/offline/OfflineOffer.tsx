'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { lazy, useEffect, useRef, useState } from 'react';
import { LazyBoundary } from '@/components/ui/ErrorBoundary';
import layout from '@/components/ui/layout.module.css';
import torn from '@/components/ui/torn.module.css';
import { loadOrReload } from '@/lib/browser/reload';
import type { OfflinePanelProps } from './OfflinePanel';

const OfflinePanel = lazy(async () => ({
  default: (await loadOrReload(() => import('./OfflinePanel'))).OfflinePanel,
}));

type OfflineOfferProps = OfflinePanelProps & {
  /** a band of its own between those of the page, or a part of one */
  isBand?: boolean;
};

/** Offers to keep the pages for a place without signal: folded, so that nothing below moves when it comes. */
export function OfflineOffer({ path, isBand = false }: OfflineOfferProps) {
  const t = useTranslations('calendar');
  const fold = useRef<HTMLDetailsElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  // unfolded before hydration
  useEffect(() => setIsWanted(Boolean(fold.current?.open)), []);

  const offer = (
    <details
      ref={fold}
      className={clsx(layout.fold, layout.scripted, 'screenOnly')}
      onToggle={() => setIsWanted(true)}
    >
      <summary>{t('keep')}</summary>
      {isWanted && (
        <LazyBoundary fallback={null}>
          <OfflinePanel path={path} />
        </LazyBoundary>
      )}
    </details>
  );
  return isBand ? (
    <div className={clsx('screenOnly', torn.torn, layout.band)}>
      <div className={layout.wrap}>{offer}</div>
    </div>
  ) : (
    offer
  );
}
