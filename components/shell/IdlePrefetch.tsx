'use client';

import { useEffect } from 'react';
import { pageOrigin } from '@/lib/browser/history';
import { prefetchWhenIdle } from '@/lib/browser/prefetch';
import { withCarriedCode } from '@/lib/share/referral-code.browser';

export function IdlePrefetch({ hrefs }: { hrefs: readonly string[] }) {
  useEffect(() => {
    const addresses = hrefs.map((href) => withCarriedCode(`${pageOrigin()}${href}`));
    return prefetchWhenIdle(addresses);
  }, [hrefs]);
  return null;
}
