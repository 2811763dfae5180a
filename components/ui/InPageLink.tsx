'use client';

import type { ComponentProps } from 'react';
import { followSmoothly } from '@/lib/browser/scroll';

export function InPageLink({ href, ...link }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...link} href={href} onClick={(event) => followSmoothly(event.currentTarget, event)} />
  );
}
