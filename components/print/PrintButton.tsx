'use client';

import { Button, type ButtonLook } from '@/components/ui/Button';
import layout from '@/components/ui/layout.module.css';

export function PrintButton(props: ButtonLook & { children: string }) {
  return (
    <p className={layout.scripted}>
      <Button {...props} onClick={() => print()} />
    </p>
  );
}
