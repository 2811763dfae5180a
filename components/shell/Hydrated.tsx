'use client';

import { useEffect } from 'react';
import { takeOver } from '@/lib/gate/take-over';

const sayHydrated = takeOver();

/** The last client part of a page: its effect runs after all others'. */
export function Hydrated() {
  useEffect(sayHydrated, []);
  return null;
}
