'use client';

import type { ComponentProps } from 'react';
import { ModalLink } from '@/components/modals/ModalLink';
import { countPlay } from '@/lib/tracking/counting.browser';
import { requestPlay } from '@/lib/video/playing';

/** The play is counted here, from the press. */
export function TrailerLink(props: ComponentProps<'a'> & { href: string }) {
  return (
    <ModalLink
      {...props}
      modal="trailer"
      onOpen={() => {
        countPlay();
        requestPlay('trailer');
      }}
    />
  );
}
