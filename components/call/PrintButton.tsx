'use client';

import { Button, type ButtonLook } from '@/components/ui/Button';

/** Prints the page, or the open modal. */
export function PrintButton(props: ButtonLook & { children: string }) {
  return <Button {...props} onClick={() => print()} />;
}
