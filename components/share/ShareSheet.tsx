'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { hasShareSheet, openShareSheet } from '@/lib/browser/sharing';

type ShareSheetProps = { text: string; url: string; className: string; children: ReactNode };
const never = () => () => {};

/** The device's own share sheet, where it has one. */
export function ShareSheet({ text, url, className, children }: ShareSheetProps) {
  const isThere = useSyncExternalStore(never, hasShareSheet, () => false);
  if (!isThere) return null;

  return (
    <button type="button" className={className} onClick={() => openShareSheet({ text, url })}>
      {children}
    </button>
  );
}
