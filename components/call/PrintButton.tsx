'use client';

import { Button, type ButtonLook } from '@/components/ui/Button';
import { printPage } from '@/lib/browser/print';

/** Prints the page, or the open modal. */
export function PrintButton(props: ButtonLook & { children: string }) {
  return <Button {...props} onClick={printPage} />;
}
