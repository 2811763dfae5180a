import { type ComponentType, lazy } from 'react';
import type { DirectNumbersProps } from './DirectNumbers';

const load = () => import('./DirectNumbers');

/** Fetches the directory while there is a connection, so that a call that fails finds it here. */
export function warmNumbers(): void {
  load().catch(() => {});
}

/**
 * The direct numbers with their directory, loaded when somebody wants them. Where they cannot be had
 * there are none: the switchboard beside them stays, and the page is not reloaded for them.
 */
export const LateDirectNumbers = lazy(
  async (): Promise<{ default: ComponentType<DirectNumbersProps> }> => {
    try {
      return { default: (await load()).DirectNumbers };
    } catch {
      return { default: () => null };
    }
  },
);
