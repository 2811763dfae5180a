'use client';

import { useTranslations } from 'next-intl';
import { lazy } from 'react';
import { LazyFold } from '@/components/ui/LazyFold';
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
  const offer = (
    <LazyFold summary={useTranslations('calendar')('keep')}>
      <OfflinePanel path={path} />
    </LazyFold>
  );
  return isBand ? (
    <div className="screenOnly torn band">
      <div className="wrap">{offer}</div>
    </div>
  ) : (
    offer
  );
}
