import { useIsMounted } from '@/components/ui/useIsMounted';
import { withCarriedCode } from '@/lib/share/referral-code.browser';

/**
 * An address to share, with the code of who passed this page on. Only the browser knows the code: the
 * server's HTML has the plain address, and so has the first render, which takes that HTML over.
 */
export function useSharedAddress(address: string): string {
  return useIsMounted() ? withCarriedCode(address) : address;
}
