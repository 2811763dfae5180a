'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { lazy } from 'react';
import { LateFold } from '@/components/ui/LateFold';
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
  const offer = (
    <LateFold summary={useTranslations('calendar')('keep')}>
      <OfflinePanel path={path} />
    </LateFold>
  );
  return isBand ? (
    <div className={clsx('screenOnly', torn.torn, layout.band)}>
      <div className={layout.wrap}>{offer}</div>
    </div>
  ) : (
    offer
  );
}
