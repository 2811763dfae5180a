'use client';

import { useEffect } from 'react';
import { watchRedraws } from '@/lib/browser/gate/carry-over';
import { announceHydrated } from '@/lib/browser/gate/hydrated';
import { bearTranslators } from '@/lib/browser/translated-text';

// before React draws anything
bearTranslators();
const carryOver = watchRedraws();

/** Says that React has taken over. The last client part of a page: its effect runs after all others'. */
export function Hydrated() {
  useEffect(() => {
    carryOver();
    announceHydrated();
  }, []);
  return null;
}
