import { statePath, withBasePath } from '@/lib/addresses/paths';
import { localePath } from '@/lib/addresses/routes';
import { addressLocale } from '@/lib/browser/history';
import { stateInAddress } from '@/lib/call/state-address';
import { stateName } from '@/lib/call/state-names';
import { locales } from '@/lib/i18n/locales';

/**
 * A separate script of the 404 pages: offers the state's page that the address seems to mean. Some
 * hosts serve one such file for all addresses, so the language is the address's own.
 */
function offerState(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-state-offer] a');
  const code = stateInAddress(location.pathname);
  if (!link || !code) return;
  const page = locales.find((each) => document.documentElement.lang.startsWith(each)) ?? 'en';
  link.href = withBasePath(localePath(addressLocale(), statePath(code)));
  link.textContent = stateName(code, page);
  link.closest<HTMLElement>('[data-state-offer]')?.removeAttribute('hidden');
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', offerState);
else offerState();
