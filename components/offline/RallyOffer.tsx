'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { lazy, useEffect, useRef, useState } from 'react';
import { LazyBoundary } from '@/components/ui/ErrorBoundary';
import layout from '@/components/ui/layout.module.css';
import torn from '@/components/ui/torn.module.css';
import { loadOrReload } from '@/lib/browser/reload';
import type { RallyPanelProps } from './RallyPanel';

const RallyPanel = lazy(async () => ({
  default: (await loadOrReload(() => import('./RallyPanel'))).RallyPanel,
}));

type RallyOfferProps = RallyPanelProps & {
  /** a band of its own between those of the page, or a part of one */
  isBand?: boolean;
};

/** Offers to keep the pages for a place without signal: folded, so that nothing below moves when it comes. */
export function RallyOffer({ path, isBand = false }: RallyOfferProps) {
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
          <RallyPanel path={path} />
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
