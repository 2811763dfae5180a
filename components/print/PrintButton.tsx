'use client';

import { Button, type ButtonLook } from '@/components/ui/Button';

export function PrintButton(props: ButtonLook & { children: string }) {
  return (
    <p className="scripted">
      <Button {...props} onClick={() => print()} />
    </p>
  );
}
