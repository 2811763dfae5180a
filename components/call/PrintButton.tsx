'use client';

import { Button } from '@/components/ui/Button';
import { printPage } from '@/lib/browser/print';

/** Prints what is on the page, or in the open modal. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button variant="outline" onClick={printPage}>
      {label}
    </Button>
  );
}
