'use client';

import { useEffect } from 'react';
import { discardMisplacedClicks } from '@/lib/browser/presses';
import { tolerateTranslators } from '@/lib/browser/translated-text';
import { carryFields } from '@/lib/call/saved-fields.browser';
import { announceHydrated } from '@/lib/gate/hydrated';
import { watchRedraws } from '@/lib/gate/restore-input';
import { transferFields } from '@/lib/gate/transfer-fields';
import { carryReferralCode } from '@/lib/share/referral-code.browser';

// before React draws anything
tolerateTranslators();
transferFields();
carryFields();
const carryOver = watchRedraws();

/** Says that React has taken over. The last client part of a page: its effect runs after all others'. */
export function Hydrated() {
  useEffect(() => {
    carryOver();
    const stopCarrying = carryReferralCode();
    const stopDiscarding = discardMisplacedClicks();
    announceHydrated();
    return () => {
      stopCarrying();
      stopDiscarding();
    };
  }, []);
  return null;
}
