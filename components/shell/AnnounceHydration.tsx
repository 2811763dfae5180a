'use client';

import { useEffect } from 'react';
import { startClient } from '@/lib/gate/start-client';

const announceHydration = startClient();

/** The last client part of a page: its effect runs after all others'. */
export function AnnounceHydration() {
  useEffect(announceHydration, []);
  return null;
}
