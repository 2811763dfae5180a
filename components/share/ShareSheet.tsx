'use client';

import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { hasShareSheet, openShareSheet } from '@/lib/browser/sharing';

type SheetWords = { text: string; url: string; system: string };
const never = () => () => {};

/** The device's own share sheet, where it has one. */
export function ShareSheet({ words: { text, url, system } }: { words: SheetWords }) {
  const isThere = useSyncExternalStore(never, hasShareSheet, () => false);
  if (!isThere) return null;

  return (
    <Button ink="ink" onClick={() => openShareSheet({ text, url })}>
      <Icon name="outward" /> {system}
    </Button>
  );
}
