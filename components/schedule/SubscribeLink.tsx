'use client';

import type { ReactNode } from 'react';
import { publicConfig } from '@/lib/config/public-config';
import { subscriptionAddress } from '@/lib/schedule/subscription-address.browser';

/** Leads to the calendar's `webcal:` address; at a press on Android, which has no use for that, to Google's. */
export function SubscribeLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      data-scripted={publicConfig.isArchived ? undefined : ''}
      onClick={({ currentTarget }) => {
        currentTarget.href = subscriptionAddress(href);
      }}
    >
      {children}
    </a>
  );
}
