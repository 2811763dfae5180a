import { latePart } from '@/components/ui/Late';

const load = () => import('./DirectNumbers').then(({ DirectNumbers }) => DirectNumbers);

/** Fetches the directory while there is a connection, so that a call that fails finds it here. */
export function warmNumbers(): void {
  load().catch(() => {});
}

/**
 * The direct numbers with their directory, loaded when somebody wants them. Where they cannot be had
 * the switchboard beside them stays, and the page is not reloaded for them.
 */
export const directNumbers = latePart(load);
