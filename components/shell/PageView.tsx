'use client';

import { useEffect } from 'react';
import { countPageView } from '@/lib/browser/count';

/** Counts one view of the page that it is on (contracts.md, Counting). */
export function PageView() {
  useEffect(countPageView, []);
  return null;
}
