import { useIsMounted } from '@/components/ui/useIsMounted';
import { withCarriedCode } from '@/lib/share/referral-code.browser';

/** With this page’s referral code, which only the browser knows: the first render is without it. */
export function useSharedAddress(address: string): string {
  return useIsMounted() ? withCarriedCode(address) : address;
}
