import { lazy } from 'react';
import { loadChunk } from '@/lib/browser/chunk';

/** The direct numbers with their directory, which is loaded when somebody wants it. */
export const LateDirectNumbers = lazy(async () => ({
  default: (await loadChunk(() => import('./DirectNumbers'))).DirectNumbers,
}));
