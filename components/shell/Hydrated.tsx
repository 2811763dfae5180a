'use client';

import { useEffect } from 'react';
import { announceHydrated } from '@/lib/browser/gate/hydrated';

/** Says that React has taken over. The last client part of a page: its effect runs after all others'. */
export function Hydrated() {
  useEffect(announceHydrated, []);
  return null;
}
