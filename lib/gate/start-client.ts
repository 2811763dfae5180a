import { discardMisplacedClicks } from '@/lib/browser/presses';
import { tolerateTranslators } from '@/lib/browser/translated-text';
import { type CallFields, savedFields, saveFields } from '@/lib/call/visitor';
import { carryReferralCode } from '@/lib/share/referral-code.browser';
import { announceHydrated } from './hydrated';
import { watchRedraws } from './redraws';
import { transferFields } from './transferred-fields';

/**
 * All that starts because React takes the page over: call it before React draws anything. It returns the
 * effect of the page’s last client part, which says that React has hydrated, with a cleanup function.
 */
export function startClient(): () => () => void {
  tolerateTranslators();
  transferFields();
  carryFields();
  const restoreState = watchRedraws();

  return () => {
    restoreState();
    const cleanups = [carryReferralCode(), discardMisplacedClicks()];
    announceHydrated();
    return () => {
      for (const cleanup of cleanups) cleanup();
    };
  };
}

/** Takes into the form what the page before handed over, and offers the next page what this one holds. */
export function carryFields(): void {
  if (typeof window === 'undefined') return;
  // a group is a partner's, and no caller's
  const { group, ...fields } = window.receivedFields ?? {};
  saveFields(fields as Partial<CallFields>);
  window.receivedFields = group === undefined ? {} : { group };
  window.savedFields = savedFields;
}
