import { basePath } from '@/lib/addresses/paths';
import { replaceQuery } from '@/lib/browser/history';
import { publicConfig } from '@/lib/config/public-config';
import { queryWithReferralCode, referralCodeIn, withReferralCode } from './referral-code';

/** True for an address of this site, where it is open now or published. */
function isOurs(address: string): boolean {
  const origins = [location.origin, publicConfig.site_url];
  return origins.some((origin) => address.startsWith(`${origin}${basePath}/`));
}

/**
 * The code of who passed this page on: from its own address, else from the page of ours that led here, since
 * a plain link before scripts has no code; or null.
 */
export function referralCode(): string | null {
  const { referrer } = document;
  const code = referralCodeIn(location.search);
  return code ?? (isOurs(referrer) ? referralCodeIn(new URL(referrer).search) : null);
}

/** The address of a page of ours with this page’s code; any other, and one with a code, as it was. */
export function withCarriedCode(address: string): string {
  const code = referralCode();
  if (!code || !isOurs(address)) return address;
  const { pathname, search } = new URL(address);
  const isFile = /\.\w+$/.test(pathname);
  return isFile || referralCodeIn(search) ? address : withReferralCode(address, code);
}

/** What comes before a link is followed: by any button, a long touch, a drag, a key, or from its menu. */
const FOLLOWS = ['pointerdown', 'click', 'contextmenu'] as const;

/**
 * Carries the code on: into this page’s address, and into links to our pages when they are followed. Returns
 * a cleanup function.
 */
export function carryReferralCode(): () => void {
  const code = referralCode();
  if (!code) return () => {};
  const { search } = location;
  if (!referralCodeIn(search)) replaceQuery(queryWithReferralCode(search, code));
  const controller = new AbortController();

  function onFollow({ target }: Event) {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.getAttribute('href')?.startsWith('#')) return;
    const carried = withCarriedCode(link.href);
    if (carried !== link.href) link.href = carried;
  }

  for (const event of FOLLOWS) {
    addEventListener(event, onFollow, { capture: true, signal: controller.signal });
  }
  return () => controller.abort();
}
