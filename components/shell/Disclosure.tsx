'use client';

import type { ReactNode } from 'react';

type DisclosureProps = { className: string | undefined; children: ReactNode };

/** A `<details>` that closes as menus do: by Escape, and when the focus leaves it. */
export function Disclosure({ className, children }: DisclosureProps) {
  return (
    <details
      className={className}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape' || !currentTarget.open) return;
        currentTarget.open = false;
        currentTarget.querySelector('summary')?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
    >
      {children}
    </details>
  );
}
