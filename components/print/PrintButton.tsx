'use client';

import { Button, type ButtonLook } from '@/components/ui/Button';
import layout from '@/components/ui/layout.module.css';

/** Prints the page, or the open modal; only where scripts run. */
export function PrintButton(props: ButtonLook & { children: string }) {
  return (
    <p className={layout.scripted}>
      <Button {...props} onClick={() => print()} />
    </p>
  );
}
