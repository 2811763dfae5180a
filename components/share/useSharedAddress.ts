import { useIsMounted } from '@/components/ui/useIsMounted';
import { withCarriedCode } from '@/lib/share/referral-code.browser';

/**
 * An address to share, with the referral code of this page. Only the browser knows it: the HTML, and so
 * the first render, has the plain address.
 */
export function useSharedAddress(address: string): string {
  return useIsMounted() ? withCarriedCode(address) : address;
}
