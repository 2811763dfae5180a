'use client';

import { useEffect } from 'react';
import { countLater } from '@/lib/browser/count-later';

/** Counts one view of the page that it is on (contracts.md, Counting). */
export function PageView() {
  useEffect(() => countLater((counter) => counter.countPageView()), []);
  return null;
}
