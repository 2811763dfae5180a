'use client';

import { useEffect } from 'react';
import { prefetchWhenIdle } from '@/lib/browser/network';

/** Warms the pages that a visitor is likely to open next. */
export function IdlePrefetch({ hrefs }: { hrefs: readonly string[] }) {
  useEffect(() => prefetchWhenIdle(hrefs), [hrefs]);
  return null;
}
